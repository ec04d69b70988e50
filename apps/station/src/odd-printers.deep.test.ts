import { isWhole } from '@cpc/domain/testing/part';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds, oddRun } from './testing/odd-runs.ts';

/** 500 with TEST_WHOLE=1 or by name. */
const RUNS = isWhole ? 500 : 150;

it('[SA-03.1] [SA-03.2] [SA-10] in random runs of lost answers and kills, no odd printer prints an order twice', async () => {
  await expect(fc.assert(fc.asyncProperty(oddRun, holds), { numRuns: RUNS })).resolves.toBeUndefined();
}, 1_200_000);
