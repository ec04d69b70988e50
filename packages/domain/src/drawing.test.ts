import { expect, it } from 'vitest';
import { DRAWING_STATES, DRAWING_TABLE, nextState, OPEN_DRAWING_STATES } from './index.ts';
import { checkTable } from './state-table.ts';

it('[AI-04.1] the table of drawings is sound; only a queued or running drawing can be cancelled', () => {
  expect(checkTable(DRAWING_TABLE, DRAWING_STATES)).toEqual([]);
  const cancellable = DRAWING_STATES.filter((state) => nextState(DRAWING_TABLE, state, 'cancelled') !== undefined);
  expect(cancellable).toEqual(OPEN_DRAWING_STATES);
});
