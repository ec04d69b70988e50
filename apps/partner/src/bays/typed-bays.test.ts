import { expect, it } from 'vitest';
import { bayOf, nextBay } from './typed-bays.ts';

it.each([
  [
    { name: ' A1 ', capacity: ' 9' },
    { name: 'A1', capacity: 9 },
  ],
  [
    { name: '格1', capacity: '200' },
    { name: '格1', capacity: 200 },
  ],
  [{ name: 'A 1', capacity: '9' }, undefined],
  [{ name: '', capacity: '9' }, undefined],
  [{ name: 'A1', capacity: '0' }, undefined],
  [{ name: 'A1', capacity: '201' }, undefined],
  [{ name: 'A1', capacity: '1.5' }, undefined],
])('[QU-05.5] %o is typed for %o', (typed, bay) => {
  expect(bayOf(typed)).toEqual(bay);
});

it('suggests the next name', () => {
  expect(nextBay([{ name: 'A4', capacity: '8' }])).toEqual({ name: 'A5', capacity: '8' });
  expect(nextBay([{ name: 'Shelf', capacity: '8' }])).toEqual({ name: 'Shelf2', capacity: '8' });
  expect(nextBay([])).toEqual({ name: 'A1', capacity: '10' });
});
