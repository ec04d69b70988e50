/**
 * `npm test`: the proofs that every change needs, from a fresh checkout: unit, integration and the journeys in three
 * browsers. Further arguments go to vitest and run the tests that they name, whole; `--changed` runs those that the
 * uncommitted changes concern, journeys too.
 */
import { runProofs } from './lib/proofs.mjs';

const args = process.argv.slice(2);
const { ok } = await runProofs(args.length > 0 ? 'all' : 'main', args);
process.exitCode = ok ? 0 : 1;
