import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { PrintImage } from './node/raster/decode.ts';
import { drawSampled, whole } from './sample.ts';
import { easel } from './testing/scene.ts';

/** A picture whose pixels are black or white. */
function pixels(width: number, height: number, isWhite: (x: number, y: number) => boolean): PrintImage {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      context.fillStyle = isWhite(x, y) ? '#ffffff' : '#000000';
      context.fillRect(x, y, 1, 1);
    }
  return canvas;
}

function shown(image: PrintImage, width: number, height: number) {
  const one = easel(width, height);
  drawSampled(one.target, image, whole(image), { x: 0, y: 0, width, height });
  return (x: number, y: number) => one.pixel(x, y);
}

describe('drawSampled', () => {
  it('[BR-02] [ED-08] a picture scaled down by eight shows the mean of its pixels', () => {
    const chequered = pixels(256, 256, (x, y) => (x + y) % 2 === 0);
    const at = shown(chequered, 32, 32);
    for (const [x, y] of [
      [0, 0],
      [15, 16],
      [31, 31],
    ] as const) {
      const [r = 0, , , alpha] = at(x, y);
      expect(Math.abs(r - 127.5)).toBeLessThanOrEqual(1.5);
      expect(alpha).toBe(255);
    }
  });

  it('[BR-02] a picture of odd size keeps its position and last column when halved', () => {
    // White from column 600 on, of 1001: at a fifth of the size from column 120 on.
    const halfWhite = pixels(1001, 9, (x) => x >= 600);
    const at = shown(halfWhite, 1001 / 5, 9 / 5);
    expect(at(118, 0)[0]).toBeLessThan(10);
    expect(at(121, 0)[0]).toBeGreaterThan(245);
    expect(at(199, 0)).toEqual([255, 255, 255, 255]);
  });

  it('draws pictures of one pixel, very small ones and enlarged ones', () => {
    expect(
      shown(
        pixels(1, 1, () => true),
        20,
        20,
      )(10, 10),
    ).toEqual([255, 255, 255, 255]);
    expect(
      shown(
        pixels(3, 2, () => true),
        1,
        1,
      )(0, 0),
    ).toEqual([255, 255, 255, 255]);
    const enlarged = shown(
      pixels(2, 1, (x) => x === 1),
      40,
      20,
    );
    expect([enlarged(2, 10)[0], enlarged(37, 10)[0]]).toEqual([0, 255]);
  });
});
