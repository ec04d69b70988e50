/** `npm run test:all`: every proof of a change. With `--rest`, only what `npm test` does not run. */
import { runProofs } from './lib/proofs.mjs';

const parts = process.argv.includes('--rest') ? ['rest'] : ['main', 'rest'];
for (const part of parts) if (!(await runProofs(part)).ok) process.exitCode = 1;
