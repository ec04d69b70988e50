import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const VENDURE = '3.7.3';

/** The manifest of its folder, which contains nothing of ours except the program that starts it. */
const MANIFEST = JSON.stringify({
  private: true,
  type: 'module',
  dependencies: { '@vendure/core': VENDURE, pg: '8.23.1' },
  // Later versions need packages that not every registry has.
  overrides: { '@graphql-tools/delegate': '12.2.0' },
});
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1'];
const MAX_WAIT_MS = 5 * 60_000;

/**
 * Installs Vendure once, into its own folder outside the repository: it is GPL, and a separate program.
 * @returns the program that starts it
 * @throws Error if it cannot be installed
 */
export async function installVendure(): Promise<string> {
  const folder = join(tmpdir(), `cpc-bench-vendure-${VENDURE}`);
  const installed = join(folder, 'installed');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== MANIFEST) {
    writeFileSync(join(folder, 'package.json'), MANIFEST);
    console.log(`bench: installing Vendure ${VENDURE} …`);
    await npm(folder, ['install', ...QUIET]);
    writeFileSync(installed, MANIFEST);
  }
  const program = join(folder, 'server.mjs');
  copyFileSync(join(import.meta.dirname, 'server.mjs'), program);
  return program;
}

async function npm(folder: string, args: readonly string[]): Promise<void> {
  const own = process.env['npm_execpath'];
  const [command, first] = own === undefined ? ['npm', []] : [process.execPath, [own]];
  const options = { cwd: folder, timeout: MAX_WAIT_MS };
  await promisify(execFile)(command, [...first, '--prefix', folder, ...args], options).catch((error: Error) => {
    console.error(error.message);
    const code = /npm error code (\S+)/.exec(error.message)?.[1];
    throw new Error(`npm could not install it${code === undefined ? '' : ` (${code})`}`, { cause: error });
  });
}
