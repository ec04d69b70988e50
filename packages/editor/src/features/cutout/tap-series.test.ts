import { cutByTaps, type Mask, type Pixels, type Tap } from '@cpc/imaging';
import { describe, expect, it } from 'vitest';
import { createTapSeries, type Found } from './tap-series.ts';

const [WIDTH, HEIGHT] = [120, 40];
const BALLS = [20, 60, 100];

/** Three red balls on a green ground. */
const picture: Pixels = { data: new Uint8ClampedArray(4 * WIDTH * HEIGHT), width: WIDTH, height: HEIGHT };
for (let i = 0; i < WIDTH * HEIGHT; i++) {
  const isBall = BALLS.some((x) => Math.hypot((i % WIDTH) - x, Math.floor(i / WIDTH) - 20) < 12);
  picture.data.set(isBall ? [210, 40, 50, 255] : [60, 150, 70, 255], 4 * i);
}

const maskOf = (value: number): Mask => ({
  data: new Uint8ClampedArray(WIDTH * HEIGHT).fill(value),
  width: WIDTH,
  height: HEIGHT,
});
const [WHOLE, EMPTY] = [maskOf(255), maskOf(0)];
const at = (ball: number, keep: boolean): Tap => ({ x: (BALLS[ball] as number) / WIDTH, y: 0.5, keep });
const find = async (taps: readonly Tap[]): Promise<Found> => cutByTaps(picture, taps);
const stopped = async (): Promise<Found> => undefined;
const failed = async (): Promise<Found> => 'broken';

/** Which balls a mask keeps, and the ground. */
function kept(found: Found): readonly boolean[] {
  if (!found || typeof found === 'string') throw new Error(`no mask: ${String(found)}`);
  return [...BALLS, 40].map((x) => (found.data[20 * WIDTH + x] as number) > 127);
}

describe('a series of taps', () => {
  it('[AI-07.2] of a whole picture only what is tapped stays, and of a cut-out what was there stays too', async () => {
    const series = createTapSeries();
    expect(kept(await series.add(at(0, true), WHOLE, find))).toEqual([true, false, false, false]);
    const both = await series.add(at(1, true), EMPTY, find);
    expect(kept(both)).toEqual([true, true, false, false]);
    series.end();
    expect(kept(await series.add(at(2, true), both as Mask, find))).toEqual([true, true, true, false]);
  });

  it('[AI-07.2] a tap ended by the next one is answered with it', async () => {
    const series = createTapSeries();
    await series.add(at(0, false), WHOLE, stopped);
    expect(kept(await series.add(at(1, false), WHOLE, find))).toEqual([false, false, true, true]);
  });

  it('[AI-07.2] to keep brings back what a tap before has removed, and nothing else goes', async () => {
    const series = createTapSeries();
    const removed = await series.add(at(0, false), WHOLE, find);
    expect(kept(removed)).toEqual([false, true, true, true]);
    series.end();
    expect(kept(await series.add(at(0, true), removed as Mask, find))).toEqual([true, true, true, true]);
  });

  it('[AI-07.2] a series on a cut-out both keeps and removes', async () => {
    const first = (await createTapSeries().add(at(0, true), WHOLE, find)) as Mask;
    const series = createTapSeries();
    await series.add(at(2, true), first, find);
    expect(kept(await series.add(at(0, false), first, find))).toEqual([false, false, true, false]);
  });

  it('[AI-07.2] taps that were stopped or failed are forgotten, the ones before stay', async () => {
    const series = createTapSeries();
    await series.add(at(0, true), WHOLE, find);
    expect(await series.add(at(1, true), WHOLE, failed)).toBe('broken');
    await series.add(at(1, true), WHOLE, stopped);
    series.drop();
    expect(kept(await series.add(at(2, true), WHOLE, find))).toEqual([true, false, true, false]);
  });
});
