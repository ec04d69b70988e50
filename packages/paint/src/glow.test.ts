import { expect, it } from 'vitest';
import { paintLayer } from './layer.ts';
import { at, assetsOf, doodle, easel, stroke } from './testing/scene.ts';

const SIDE = 30;
const nothing = assetsOf({});

/** Opacity at points of a doodle's middle column, in mm from the centre of its line, at a resolution. */
function glowing(
  brush: 'neon' | 'spray',
  width: number,
  scale: number,
  top = 0,
  height = SIDE,
): (mm: number) => number {
  const one = easel(SIDE * scale, height * scale);
  one.context.translate(0, -top * scale);
  paintLayer(one.target, doodle([stroke(brush, '#ff2bd6', width, [-40, 0, 1, 40, 0, 1])], at(15, 15)), scale, nothing);
  return (mm) => one.pixel((SIDE / 2) * scale, Math.round((15 + mm - top) * scale))[3] ?? 0;
}

const PLACES = [2.6, 3.4, 4.5, 6, 8, 11];

it.each([2.4, 3, 4.5])('[ED-08] a neon line of %d mm glows the same on a screen and at 600 and 1200 dpi', (width) => {
  const screen = glowing('neon', width, 8);
  for (const dpi of [600, 1200]) {
    const print = glowing('neon', width, dpi / 25.4);
    for (const mm of PLACES) expect(Math.abs(print(mm) - screen(mm)), `${dpi} dpi at ${mm} mm`).toBeLessThanOrEqual(6);
  }
});

it('[ED-08] a glow from outside a canvas is the same as on a canvas with its line', () => {
  const whole = glowing('neon', 4.5, 48);
  const below = glowing('neon', 4.5, 48, 19, 6);
  for (const mm of [4.5, 6, 8]) expect(Math.abs(below(mm) - whole(mm))).toBeLessThanOrEqual(1);
});
