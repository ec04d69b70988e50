import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds, oddRun } from './testing/odd-runs.ts';

it('[SA-03.1] [SA-03.2] [SA-10] in 500 runs of lost answers and kills, no odd printer prints an order twice', async () => {
  await expect(fc.assert(fc.asyncProperty(oddRun, holds), { numRuns: 500 })).resolves.toBeUndefined();
}, 1_200_000);
