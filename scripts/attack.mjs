/** `npm run attack [-- --seed N] [--only NAME] [--long]`: see SECURITY.md. */
import { prepare, runTool } from './lib/prepare.mjs';
import { ensureTools, reportMissing } from './lib/tools.mjs';

await prepare('proof');
reportMissing(await ensureTools());
await runTool('tsx', ['proof/attack/main.ts', ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
