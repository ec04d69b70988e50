import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds, oddRun } from './testing/odd-runs.ts';

const RUNS = 500;

it('[SA-03.1] [SA-03.2] [SA-10] in random runs of lost answers and kills, no odd printer prints an order twice', async () => {
  await expect(fc.assert(fc.asyncProperty(oddRun, holds), { numRuns: RUNS })).resolves.toBeUndefined();
}, 1_200_000);
