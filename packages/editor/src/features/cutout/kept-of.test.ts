import { describe, expect, it } from 'vitest';
import { keptOf } from './kept-of.ts';

const withAlpha = (...alphas: readonly number[]) => ({
  data: new Uint8ClampedArray(alphas.flatMap((alpha) => [9, 9, 9, alpha])),
  width: alphas.length,
  height: 1,
});

describe('the mask of an earlier cut-out', () => {
  it('[AI-07.1] is what the tool has removed, not what was transparent before', () => {
    expect([...keptOf(withAlpha(128, 64, 0, 0, 255, 60), withAlpha(128, 128, 128, 0, 255, 59))]).toEqual([
      255, 128, 0, 0, 255, 255,
    ]);
  });
});
