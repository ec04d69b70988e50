import { describe, expect, it } from 'vitest';
import { mainColours } from './picture-colours.ts';

const pixels = (...runs: readonly (readonly [count: number, r: number, g: number, b: number, a?: number])[]) =>
  new Uint8ClampedArray(
    runs.flatMap(([count, r, g, b, a = 255]) => Array.from({ length: count }, () => [r, g, b, a]).flat()),
  );

describe('colours of a picture', () => {
  it('[ED-01.1] lists each colour once, the strongest first, without transparent ones', () => {
    const colours = mainColours(
      pixels([60, 120, 120, 120], [50, 220, 40, 40], [30, 222, 42, 42], [400, 0, 255, 0, 10]),
    );
    expect(colours).toEqual(['#dd2929', '#787878']);
  });
});
