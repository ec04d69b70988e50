/** `npm run bench`: runs every bench in a child process, one after the other, and writes docs/BENCHMARKS.md. */
import { prepare, runTool } from './lib/prepare.mjs';

await prepare('proof');
await runTool('tsx', ['proof/bench/main.ts', ...process.argv.slice(2)]);
