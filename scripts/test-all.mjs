/** `npm run test:all`: every proof of a change, once. With `--rest`, only what `npm test` does not run. */
import { runProofs } from './lib/proofs.mjs';

const { ok } = await runProofs(process.argv.includes('--rest') ? 'rest' : 'all');
process.exitCode = ok ? 0 : 1;
