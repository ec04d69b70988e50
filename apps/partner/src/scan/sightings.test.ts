import { expect, it } from 'vitest';
import { sightings } from './sightings.ts';

it('[PA-03.7] a code counts once while it stays in sight, and again when it comes back', () => {
  const counts = sightings();
  const seen = [0, 200, 1600, 3000, 4600].map((now) => counts('a', now));
  expect(seen).toEqual([true, false, false, false, true]);
  expect(counts('b', 4700)).toBe(true);
});
