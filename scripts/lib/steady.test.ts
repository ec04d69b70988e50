import { describe, expect, it } from 'vitest';
import { steadied } from './steady.mjs';

const failures = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ file: `${n}.test.ts`, name: `test ${n}`, message: 'late' }));

const outcome = (passed: number, failed: number) => ({
  passed,
  failed,
  skipped: 0,
  failures: failures(failed),
  broken: false,
  unsteady: [],
});

/** Runs that end with the given outcomes, one after the other, and what each was asked to run. */
function runs(...outcomes: ReturnType<typeof outcome>[]) {
  const asked: string[][] = [];
  const run = (again: readonly { readonly name: string }[]) => {
    asked.push(again.map(({ name }) => name));
    return Promise.resolve(outcomes[asked.length - 1] ?? outcome(0, 0));
  };
  return { asked, run };
}

describe('the few tests that failed', () => {
  it('are run once more, and reported as unsteady if they pass', async () => {
    const { asked, run } = runs(outcome(98, 2), outcome(5, 0));
    expect(await steadied(run)).toMatchObject({ passed: 100, failed: 0, failures: [], unsteady: failures(2) });
    expect(asked).toEqual([[], ['test 0', 'test 1']]);
  });

  it('fail the run if one fails again, and are told apart from those that pass', async () => {
    const [still, passes] = failures(2);
    const told = { passed: 99, failed: 1, failures: [still], unsteady: [passes] };
    expect(await steadied(runs(outcome(98, 2), outcome(4, 1)).run)).toMatchObject(told);
  });

  it('fail the run if none of them was found', async () => {
    expect(await steadied(runs(outcome(98, 2), outcome(0, 0)).run)).toEqual(outcome(98, 2));
  });

  it('are not run again if they are many, nothing failed, or the runner broke', async () => {
    for (const first of [outcome(96, 4), outcome(100, 0), { ...outcome(0, 1), broken: true }]) {
      const { asked, run } = runs(first);
      expect(await steadied(run)).toEqual(first);
      expect(asked).toEqual([[]]);
    }
  });
});
