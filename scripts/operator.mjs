/** `npm run operator -- <command>`: the operator's command line (docs/OPERATIONS.md), built again if a source has changed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensurePrograms } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';

await ensureInstalled();
await ensurePrograms();
// Files are named from where the person stands; npm has moved to the root of the repository.
const cwd = process.env.INIT_CWD ?? process.cwd();
const { status } = spawnSync(process.execPath, [join(ROOT, 'apps/operator/dist/main.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd,
});
process.exitCode = status ?? 1;
