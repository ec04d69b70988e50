/**
 * Every property draws the same values in every run, so that the result depends on the change and not on luck. SEED=n
 * draws other values, or those of a failed run; SEED=random draws new ones each time.
 */
import fc from 'fast-check';

const { SEED = '20261122' } = process.env;
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) });
