import type { Point } from '@cpc/design';
import { arc, by, dot, line, type Mark, petal, polar, ring, upTo } from '../art/pen.ts';
import { petalRing, roundBlossom } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const [PLUM, PINK, ORANGE, GOLD, TEAL, CREAM] = ['3b0f4f', 'e0357a', 'f58a1f', 'ffc93c', '129490', 'fff3d9'];

/** A lamp of clay with its flame. */
const diya = (at: Point, size: number): Mark[] => [
  dot(by(at, 0, -size * 0.5), size * 1.3, GOLD, { opacity: 0.22 }),
  petal(by(at, 0, -size * 0.16), by(at, 0, -size * 0.95), { colour: ORANGE, width: size * 0.4 }),
  petal(by(at, 0, -size * 0.2), by(at, 0, -size * 0.7), { colour: CREAM, width: size * 0.2 }),
  arc(by(at, 0, -size * 0.16), size * 0.36, [12, 168], { colour: PINK, width: size * 0.34 }),
  line([by(at, -size * 0.5, -size * 0.1), by(at, size * 0.5, -size * 0.1)], GOLD, size * 0.12),
];

/** A pattern of coloured powder about a middle. */
const rangoli = (at: Point, r: number): Mark[] => [
  dot(at, r * 2, PINK),
  ...petalRing(at, [r * 0.62, r * 1.02], 16, { colour: ORANGE, width: r * 0.3 }),
  ...petalRing(at, [r * 0.5, r * 0.9], 16, { colour: GOLD, width: r * 0.2 }, -78.75),
  dot(at, r * 1.16, TEAL),
  ring(at, r * 0.56, { colour: CREAM, width: r * 0.03 }),
  ...petalRing(at, [r * 0.16, r * 0.54], 8, { colour: CREAM, width: r * 0.24 }),
  ...petalRing(at, [r * 0.2, r * 0.44], 8, { colour: PINK, width: r * 0.12 }),
  dot(at, r * 0.3, GOLD),
  dot(at, r * 0.14, PLUM),
  ...upTo(32).map((i) => dot(polar(at, r * 1.1, i * 11.25), r * 0.06, i % 2 === 0 ? GOLD : CREAM)),
];

/** Powder, marigolds and small flames on plum. */
export const DIWALI = family('rangoli', CASES, [
  {
    key: 'diwali-rangoli',
    group: 'diwali',
    titles: ['Rangoli', '蓝果丽彩绘', 'رانغولي'],
    words: ['Happy Diwali', '排灯节快乐', 'ديوالي سعيد'],
    draw(c, { words, name }) {
      const r = Math.min(c.unit * 0.44, c.frame.height * 0.36);
      c.fill(PLUM);
      c.draw(
        rangoli(c.at(0.5, 0.37), r),
        rangoli(c.over(0.92, 0.06), r * 0.5),
        rangoli(c.over(0.0, 1.0), r * 0.3),
        rangoli(c.over(1.0, 1.0), r * 0.3),
      );
      c.words(words, 'script', { v: 0.84, width: 0.92, height: 0.17, ink: 'fff3d9 ffc93c' });
      c.words(name, 'geo', { v: 1, width: 0.44, height: 0.065, ink: CREAM, letterSpacing: 0.06, field: 'name' });
    },
  },
  {
    key: 'diwali-lamps',
    group: 'diwali',
    titles: ['Row of lamps', '一排灯盏', 'صف المصابيح'],
    words: ['light\nup', '点亮', 'أضئ'],
    draw(c, { words }) {
      c.sky('1c0b3a', '4a1260', 'a02a6b');
      c.draw(
        [
          [0.24, 0.12, 15],
          [0.78, 0.2, 19],
          [0.5, 0.34, 12],
        ].map(([u = 0, v = 0, r = 0], k) =>
          upTo(14).map((i) => [
            line(
              [polar(c.over(u, v), r * 0.3, i * 25.7), polar(c.over(u, v), r * 0.84, i * 25.7)],
              [GOLD, PINK, '5fd3c8'][k] ?? GOLD,
              0.6,
            ),
            dot(polar(c.over(u, v), r, i * 25.7), 1.2, CREAM),
          ]),
        ),
      );
      c.draw(
        [
          [0.12, 0.93],
          [0.37, 0.97],
          [0.63, 0.97],
          [0.88, 0.93],
          [0.25, 0.83],
          [0.5, 0.85],
          [0.75, 0.83],
        ].map(([u = 0, v = 0]) => diya(c.at(u, v), 11)),
      );
      c.words(words, 'retro', { v: 0.34, width: 0.8, height: 0.42, ink: 'fff3d9 ffc93c' });
    },
  },
  {
    key: 'diwali-marigold',
    group: 'diwali',
    titles: ['Marigolds', '万寿菊', 'القطيفة'],
    draw(c, { name, date }) {
      c.fill(TEAL);
      const garland = (u: number, count: number) =>
        upTo(count).map((i) =>
          roundBlossom(c.over(u, -0.01 + i * 0.052), 5.2, i % 2 === 0 ? [ORANGE, 'd86a0a'] : [GOLD, 'eaa41f'], 8),
        );
      c.draw(garland(0.08, 9), garland(0.92, 8), garland(0.29, 6), garland(0.71, 6), garland(0.5, 7));
      c.photo(0.5, 0.3, { width: 0.9, height: 0.6, tall: 1, mask: 'flower', border: GOLD, borderWidth: 1.2 });
      c.words(name, 'script', { v: 0.85, width: 0.8, height: 0.15, ink: CREAM, field: 'name' });
      c.words(date, 'geo', { v: 1, width: 0.44, height: 0.06, ink: GOLD, field: 'date' });
    },
  },
]);
