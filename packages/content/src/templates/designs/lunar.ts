import type { Point } from '@cpc/design';
import { arc, by, dot, line, type Mark, polar, ring, upTo } from '../art/pen.ts';
import { spiral } from '../art/paper.ts';
import { petalRing } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const [RED, DEEP, GOLD, CREAM] = ['c8222c', '8e1220', 'f3c766', 'fff0d0'];

/** A cloud of two curls. */
const curls = (at: Point, size: number, colour: string, width: number): Mark[] => [
  spiral(by(at, -size * 0.5, 0), size * 0.42, 1.6, { colour, width }),
  spiral(by(at, size * 0.34, -size * 0.16), size * 0.34, 1.5, { colour, width }),
  line([by(at, -size * 1.3, size * 0.42), by(at, size * 1.3, size * 0.42)], colour, width),
  line([by(at, -size * 0.7, size * 0.66), by(at, size * 0.8, size * 0.66)], colour, width),
];

/** A round paper lantern with its tassel. */
const lantern = (at: Point, size: number, colour: string, rib: string): Mark[] => [
  dot(by(at, -size * 0.2, 0), size * 0.84, colour),
  dot(by(at, size * 0.2, 0), size * 0.84, colour),
  dot(at, size * 0.96, colour),
  ...[-0.26, 0, 0.26].map((way) =>
    arc(
      by(at, way * -size * 1.1, 0),
      size * (0.44 + Math.abs(way)),
      way === 0 ? [0, 0.1] : way < 0 ? [-205, -155] : [-25, 25],
      { colour: rib, width: 0.4 },
    ),
  ),
  line([by(at, 0, -size * 0.46), by(at, 0, size * 0.46)], rib, 0.4),
  line([by(at, -size * 0.26, -size * 0.46), by(at, size * 0.26, -size * 0.46)], GOLD, size * 0.1),
  line([by(at, -size * 0.26, size * 0.46), by(at, size * 0.26, size * 0.46)], GOLD, size * 0.1),
  ...[-0.12, 0, 0.12].map((x) => line([by(at, x * size, size * 0.5), by(at, x * size, size * 0.86)], GOLD, 0.5)),
];

/** Scales of the sea: rings over each other, row by row. */
const seigaiha = (
  c: { readonly bleed: { readonly width: number }; readonly over: (u: number, v: number) => Point },
  [from, to]: readonly [number, number],
  inks: readonly string[],
): Mark[] => {
  const r = c.bleed.width / 8;
  const rows = Math.ceil(((to - from) * c.bleed.width * 2) / r);
  return upTo(rows).flatMap((row) =>
    upTo(6).flatMap((column) => {
      const at = by(c.over(0, from), (column + (row % 2 === 0 ? 0 : 0.5)) * r * 2 - r, row * r * 0.5 + r);
      return inks.map((ink, i) => dot(at, r * (2 - i * 0.5), ink));
    }),
  );
};

/** Red and gold, lanterns, clouds and waves. */
export const LUNAR = family('red-gold', CASES, [
  {
    key: 'lunar-fortune',
    group: 'lunar',
    titles: ['Fortune', '福到', 'حظ سعيد'],
    words: ['good\nfortune', '福', 'حظ\nسعيد'],
    draw(c, { words, name }) {
      const middle = c.at(0.5, 0.4);
      const half = Math.min(c.unit * 0.46, c.frame.height * 0.37);
      c.glow('d92b33', 'a3141f');
      c.draw(
        [
          [0.14, 0.09],
          [0.72, 0.06],
          [0.92, 0.24],
          [0.08, 0.4],
          [0.92, 0.78],
          [0.1, 0.86],
        ].map(([u = 0, v = 0]) => curls(c.over(u, v), 8, 'e8863f', 0.7)),
      );
      c.draw(
        [1, 0.9].map((share, i) =>
          line(
            upTo(5).map((n) => polar(middle, half * share, n * 90)),
            GOLD,
            i === 0 ? 1.2 : 0.5,
          ),
        ),
        line(
          upTo(5).map((n) => polar(middle, half * 0.95, n * 90)),
          GOLD,
          0.3,
        ),
      );
      c.words(words, 'marker', { v: 0.4, width: 0.54, height: 0.32, ink: 'fff0c0 f3c766', shadow: '6d0a14' });
      c.words(name, 'serif', { v: 0.98, width: 0.5, height: 0.09, ink: CREAM, letterSpacing: 0.08, field: 'name' });
    },
  },
  {
    key: 'lunar-lanterns',
    group: 'lunar',
    titles: ['Lantern street', '灯笼街', 'شارع الفوانيس'],
    words: ['Happy\nNew Year', '新年\n快乐', 'سنة\nجديدة سعيدة'],
    draw(c, { words }) {
      c.sky('2a0f2e', '6b1530', 'c8322c');
      c.draw(
        upTo(3).map((row) =>
          arc(c.over(0.5, -0.52 + row * 0.13), c.bleed.width * 1.28, [52, 128], { colour: '3d1220', width: 0.6 }),
        ),
        [
          [0.1, 0.09],
          [0.36, 0.14],
          [0.64, 0.13],
          [0.9, 0.08],
          [0.22, 0.26],
          [0.52, 0.29],
          [0.82, 0.25],
          [0.06, 0.4],
          [0.36, 0.43],
          [0.7, 0.42],
          [0.97, 0.38],
        ].map(([u = 0, v = 0], i) =>
          lantern(c.over(u, v), 11 + (i % 3) * 2, i % 4 === 1 ? 'f08a3c' : 'e0303a', i % 4 === 1 ? 'ffd9a0' : '8e1220'),
        ),
      );
      c.words(words, 'script', { v: 0.86, width: 0.9, height: 0.38, ink: 'fff0c0 f3c766' });
    },
  },
  {
    key: 'lunar-koi',
    group: 'lunar',
    titles: ['Koi', '锦鲤', 'سمكة الكوي'],
    draw(c, { name, motto }) {
      c.fill('f3e6cf');
      c.draw(seigaiha(c, [-0.03, 0.34], ['1d3f63', CREAM, '1d3f63', CREAM]));
      const koi = (at: Point, turn: number, ink: string) => {
        const on = (d: number, off: number) =>
          by(
            polar(at, d, turn),
            Math.cos(((turn + 90) * Math.PI) / 180) * off,
            Math.sin(((turn + 90) * Math.PI) / 180) * off,
          );
        return [
          {
            points: upTo(9).map((i) => on(-16 + i * 4, Math.sin(i * 0.7) * 2.4)),
            pressure: [0, 0.3, 0.55, 0.75, 0.9, 1, 1, 0.9, 0.6],
            colour: 'fffaf0',
            width: 11,
          },
          { points: [on(-16, 0), on(-21, 3.6), on(-26, 3)], pressure: [0.3, 1, 0], colour: ink, width: 4 },
          { points: [on(-16, 0), on(-20, -3.6), on(-25, -5)], pressure: [0.3, 1, 0], colour: ink, width: 4 },
          { points: [on(2, 4), on(-2, 9)], pressure: [1, 0], colour: ink, width: 4 },
          { points: [on(2, -4), on(-2, -9)], pressure: [1, 0], colour: ink, width: 4 },
          dot(on(8, 0.8), 6.4, ink),
          dot(on(-2, 1), 7, ink),
          dot(on(-10, 0), 4, ink),
          dot(on(14, 2.4), 1.2, '1b1b1e'),
          dot(on(14, -2), 1.2, '1b1b1e'),
        ];
      };
      c.draw(
        [14, 20, 26].map((r) => ring(c.at(0.5, 0.4), r, { colour: 'b9cfd0', width: 0.6 })),
        koi(c.at(0.34, 0.46), -64, 'e0452f'),
        koi(c.at(0.68, 0.36), 118, 'e0452f'),
      );
      c.words(name, 'serif', { v: 0.85, width: 0.84, height: 0.15, ink: '1d3f63', field: 'name' });
      c.words(motto, 'hand', { v: 1, width: 0.6, height: 0.08, ink: RED, field: 'motto' });
    },
  },
  {
    key: 'lunar-family',
    group: 'lunar',
    titles: ['Reunion', '团圆', 'لقاء العائلة'],
    words: ['together', '团团圆圆', 'معا'],
    draw(c, { words, name }) {
      const middle = c.at(0.5, 0.36);
      const r = Math.min(c.unit * 0.47, c.frame.height * 0.36);
      c.fill(RED);
      c.draw(
        petalRing(middle, [r * 1.04, r * 1.5], 24, { colour: DEEP, width: r * 0.16 }),
        petalRing(middle, [r * 0.98, r * 1.2], 24, { colour: 'e8863f', width: r * 0.14 }, -82.5),
        dot(middle, r * 2.02, GOLD),
        dot(middle, r * 1.94, DEEP),
        upTo(36).map((i) => dot(polar(middle, r * 0.935, i * 10), 1, GOLD)),
      );
      c.photo(0.5, 0.36, {
        width: (r * 1.76) / c.frame.width,
        height: (r * 1.76) / c.frame.height,
        tall: 1,
        mask: 'circle',
        border: GOLD,
        borderWidth: 0.7,
      });
      c.draw(
        [
          [0.08, 0.06],
          [0.9, 0.1],
          [0.06, 0.92],
          [0.94, 0.92],
        ].map(([u = 0, v = 0]) => curls(c.over(u, v), 9, 'e8863f', 0.8)),
      );
      c.words(words, 'marker', { v: 0.88, width: 0.7, height: 0.16, ink: 'fff0c0' });
      c.words(name, 'serif', { v: 1, width: 0.5, height: 0.065, ink: GOLD, letterSpacing: 0.06, field: 'name' });
    },
  },
]);
