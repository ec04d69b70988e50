/**
 * `npm run test:node -- 24 [files]`: the unit and integration tests on another version of Node, which the registry has as
 * a package. Linux, macOS and Windows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, prepare, run } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { keepTemporaryFilesInMemory } from './lib/scratch.mjs';

const [version, ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('Expected a version of Node, such as 24: npm run test:node -- 24');
  process.exit(1);
}
const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;
const folder = join(ROOT, 'node_modules/.cpc-node', version);
const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

await prepare('proof');
if (!existsSync(program)) {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
keepTemporaryFilesInMemory();
await run(program, ['--version']);
await run(program, [binOf('vitest'), 'run', ...files]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
