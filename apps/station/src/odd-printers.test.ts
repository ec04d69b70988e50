import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getJobAttributes, ODDITIES, printJob } from './testing/odd-printer.ts';
import { holds, oddRun, runOdd } from './testing/odd-runs.ts';

const NTH = [1, 2, 3, 4, 5];
/** What its printer does not tell, a person must. */
const UNTOLD: readonly string[] = ['tells nothing of its jobs', 'forgets ended jobs', 'renames and forgets'];
const oddities = Object.keys(ODDITIES) as (keyof typeof ODDITIES)[];

describe('an agent with a printer that', () => {
  it.each(oddities)('%s [SA-04.1] [SA-10]: it finishes a print, or leaves it to a person', async (oddity) => {
    const { end, prints } = await runOdd({ oddity, lost: [], kills: [] });
    expect([end?.kind, prints]).toEqual([UNTOLD.includes(oddity) ? 'unsure' : 'placed', 1]);
  });

  it.each(oddities)('%s [SA-03.1] [SA-10]: it never sends a print again whose answer is lost', async (oddity) => {
    const lost = NTH.map((nth) => ({ operation: printJob, nth, what: 'answer' as const }));
    expect((await runOdd({ oddity, lost, kills: [] })).prints).toBe(1);
  });

  it('lists each job as "Print" [SA-04.1] [SA-10]: killed while it prints, the next agent finds the job by its number', async () => {
    const kills = [{ at: getJobAttributes, nth: 3, what: 'request' as const }];
    const { end, prints } = await runOdd({ oddity: 'lists each job as "Print"', lost: [], kills });
    expect([end?.kind, prints]).toEqual(['placed', 1]);
  });

  it('is odd [SA-03.1] [SA-03.2] [SA-10]: no run of lost answers and kills prints an order twice', async () => {
    await expect(fc.assert(fc.asyncProperty(oddRun, holds), { numRuns: 40 })).resolves.toBeUndefined();
  });
});
