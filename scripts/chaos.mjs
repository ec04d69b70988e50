/**
 * `npm run chaos -- --kills 100 [--seed N] [--database sqlite|postgres]`, `npm run chaos -- --race`: see
 * docs/RELIABILITY.md.
 */
import { prepare, runTool } from './lib/prepare.mjs';
import { ensureTools, reportMissing } from './lib/tools.mjs';

await prepare('proof');
reportMissing(await ensureTools());
await runTool('tsx', ['proof/chaos/main.ts', ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
