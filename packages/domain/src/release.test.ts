import { describe, expect, it } from 'vitest';
import { failsTooOften } from './release.ts';

describe('a rollout', () => {
  it.each([
    [0, 0, false],
    [0, 10, false],
    [1, 1, true],
    [1, 20, true],
    [1, 21, false],
    [49, 1_000, false],
    [50, 1_000, true],
  ])('[OP-07] with %i failures at %i stations pauses itself: %s', (failed, told, pauses) => {
    expect(failsTooOften(failed, told)).toBe(pauses);
  });
});
