import { expect, it } from 'vitest';
import { mostUnpaid } from './unpaid-share.ts';

it.each([
  [0, 0],
  [2, 2],
  [3, 3],
  [6, 3],
  [9, 4],
  [40, 20],
])('[SK-01.3] of %d pieces one customer may keep %d unpaid', (left, most) => expect(mostUnpaid(left)).toBe(most));
