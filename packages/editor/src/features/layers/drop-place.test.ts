import { describe, expect, it } from 'vitest';
import { dropPlace } from './drop-place.ts';

const ROWS = [50, 50, 50, 50];

describe('dragging a row of the layers', () => {
  it('[ED-11.1] a neighbour moves away when half of it is covered', () => {
    expect([0, 24, 26, 74, 76, 126].map((moved) => dropPlace(ROWS, 0, moved))).toEqual([0, 0, 1, 1, 2, 3]);
    expect([-24, -26, -80].map((moved) => dropPlace(ROWS, 2, moved))).toEqual([2, 1, 0]);
  });

  it('[ED-11.1] a row never leaves the list', () => {
    expect(dropPlace(ROWS, 1, 9000)).toBe(3);
    expect(dropPlace(ROWS, 1, -9000)).toBe(0);
  });
});
