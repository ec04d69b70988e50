import { expect, it } from 'vitest';
import { isReportable, nextState, PROBLEM_DAYS, PROBLEM_STATES, PROBLEM_TABLE } from './index.ts';
import { checkTable } from './state-table.ts';

const DAY_MS = 24 * 3_600_000;

it('[OR-13.1] [OR-13.2] the table of problems is sound; words may be answered once more, an act ends it', () => {
  expect(checkTable(PROBLEM_TABLE, PROBLEM_STATES)).toEqual([]);
  const reopened = PROBLEM_STATES.filter((state) => nextState(PROBLEM_TABLE, state, 'reopened') === 'reported');
  expect(reopened).toEqual(['answered', 'declined']);
});

it('[OR-13.1] a problem can be reported before the item is handed over, and 60 days after', () => {
  expect(isReportable(null, 0)).toBe(true);
  expect([isReportable(5, PROBLEM_DAYS * DAY_MS + 4), isReportable(5, PROBLEM_DAYS * DAY_MS + 5)]).toEqual([
    true,
    false,
  ]);
});
