import { describe, expect, it } from 'vitest';
import { frameTime, sampleTimes } from './sample-times.ts';

const RATE = 25;
const times = (...frames: number[]) =>
  sampleTimes(
    frames.map((frame) => frameTime(frame, RATE)),
    RATE,
  ).map(({ decoded, shown }) => [decoded / 40_000, shown / 40_000]);

describe('times of the chunks of a clip', () => {
  it('[ED-09.3] chunks in their order are shown when they are decoded', () => {
    expect(times(0, 1, 2)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(sampleTimes([0, frameTime(1, 24)], 24)[1]).toEqual({ decoded: 41_666, shown: 41_666 });
  });

  it('[ED-09.3] chunks that are coded by later ones are all shown, each after it is decoded', () => {
    expect(times(0, 4, 2, 1, 3)).toEqual([
      [0, 2],
      [1, 6],
      [2, 4],
      [3, 3],
      [4, 5],
    ]);
  });
});
