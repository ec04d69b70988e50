import { describe, expect, it } from 'vitest';
import { GLOW_REACH, paintGlow } from './glow.ts';
import { grown } from './rect.ts';
import { easel } from './testing/scene.ts';

const SIDE = 120;
/** A block; its left edge is tested, 40 pixels from that of the canvas. */
const BLOCK = { x: 40, y: 20, width: 60, height: 80 };

/** Opacity (0 … 255) along the middle row of a blurred block. */
function edge(blur: number, scale = 1) {
  const one = easel(SIDE, SIDE);
  one.context.scale(scale, scale);
  const box = { x: BLOCK.x / scale, y: BLOCK.y / scale, width: BLOCK.width / scale, height: BLOCK.height / scale };
  const paint = (on: typeof one.target): void => {
    on.context.fillStyle = '#000000';
    on.context.fillRect(box.x, box.y, box.width, box.height);
  };
  paintGlow(one.target, { box: grown(box, (blur * GLOW_REACH) / scale), blur: blur / scale, paint }, scale);
  return (x: number) => one.pixel(x, SIDE / 2)[3] ?? 0;
}

/** The integral of a normal distribution (Abramowitz and Stegun 7.1.26), 0 … 1. */
function normal(x: number, deviation: number): number {
  const z = Math.abs(x) / (deviation * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    (((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
      t *
      Math.exp(-z * z)) /
    2;
  return x < 0 ? tail : 1 - tail;
}

describe('paintGlow', () => {
  it.each([2, 2.9, 4, 7, 12])('[BR-02] a blur of %d px is a normal distribution with half that deviation', (blur) => {
    const at = edge(blur);
    for (let x = 25; x < 55; x++) {
      const wanted = 255 * normal(x + 0.5 - BLOCK.x, Math.hypot(blur / 2, Math.sqrt(1 / 12)));
      expect(Math.abs(at(x) - wanted), `at ${x}`).toBeLessThanOrEqual(9);
    }
  });

  it('[ED-08] a glow is the same at another resolution', () => {
    const [one, other] = [edge(8), edge(8, 5)];
    for (let x = 25; x < 55; x++) expect(Math.abs(one(x) - other(x)), `at ${x}`).toBeLessThanOrEqual(2);
  });

  it('a blur of 0 gives the shape itself', () => {
    const at = edge(0);
    expect([at(39), at(40)]).toEqual([0, 255]);
  });
});
