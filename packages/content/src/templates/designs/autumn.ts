import type { Point } from '@cpc/design';
import { by, curve, dot, line, type Mark, petal, polar, solid, upTo } from '../art/pen.ts';
import { land, sprig } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const [RUST, OCHRE, WINE, CREAM, OLIVE] = ['b5512b', 'e0a23a', '6b2433', 'f9ecd3', '6f7340'];

/** A leaf with its veins. */
const leaf = (foot: Point, long: number, turn: number, colour: string, vein: string): Mark[] => [
  petal(foot, polar(foot, long, turn), { colour, width: long * 0.5 }),
  line([polar(foot, -long * 0.2, turn), polar(foot, long * 0.86, turn)], vein, 0.5),
  ...[0.3, 0.5, 0.68].flatMap((t) =>
    [-1, 1].map((side) =>
      line([polar(foot, long * t, turn), polar(polar(foot, long * t, turn), long * 0.2, turn + side * 42)], vein, 0.35),
    ),
  ),
];
const bat = (at: Point, size: number, colour: string): Mark[] => [
  dot(at, size * 0.3, colour),
  ...[-1, 1].flatMap((side) => [
    petal(at, by(at, side * size, -size * 0.3), { colour, width: size * 0.3 }, side * -size * 0.22),
    petal(at, by(at, side * size * 0.6, size * 0.06), { colour, width: size * 0.26 }),
    line([by(at, side * size * 0.08, -size * 0.1), by(at, side * size * 0.1, -size * 0.26)], colour, size * 0.09),
  ]),
];
const ghost = (at: Point, size: number, colour: string, ink: string): Mark[] => [
  line([by(at, 0, -size * 0.4), by(at, 0, size * 0.36)], colour, size * 0.84),
  ...[-0.28, 0, 0.28].map((x) => dot(by(at, x * size, size * 0.74), size * 0.29, colour)),
  ...[-0.14, 0.14].map((x) => line([by(at, x * size, -size * 0.42), by(at, x * size, -size * 0.3)], ink, size * 0.12)),
  dot(by(at, 0, -size * 0.1), size * 0.13, ink),
];
const pumpkin = (at: Point, size: number): Mark[] => [
  line([by(at, size * 0.04, -size * 0.4), by(at, size * 0.14, -size * 0.66)], OLIVE, size * 0.14),
  ...[-0.36, 0.36, -0.18, 0.18, 0].map((x, i) =>
    line(
      [by(at, x * size, -size * 0.14), by(at, x * size, size * 0.14)],
      ['d9641f', 'd9641f', 'ea7b2c', 'ea7b2c', 'f7933d'][i] ?? RUST,
      size * 0.52,
    ),
  ),
];

/** Falling leaves and a night of small frights. */
export const AUTUMN = family('autumn', CASES, [
  {
    key: 'autumn-leaves',
    group: 'autumn',
    titles: ['Falling leaves', '落叶', 'أوراق متساقطة'],
    words: ['hello\nautumn', '你好\n秋天', 'مرحبا\nبالخريف'],
    draw(c, { words }) {
      c.fill(CREAM);
      c.draw(
        [
          [0.1, 0.06, 60],
          [0.5, 0.02, 110],
          [0.86, 0.1, 150],
          [0.36, 0.18, 30],
          [0.72, 0.26, 80],
          [0.06, 0.32, 10],
          [0.46, 0.38, 130],
          [0.94, 0.42, 200],
          [0.16, 0.98, -60],
          [0.5, 1.0, -110],
          [0.82, 0.96, -80],
          [0.02, 0.82, -30],
          [0.98, 0.8, 220],
        ].map(([u = 0, v = 0, turn = 0], i) =>
          leaf(c.over(u, v), 17 + (i % 3) * 3, turn, [RUST, OCHRE, WINE, OLIVE][i % 4] ?? RUST, '4a2a1f'),
        ),
      );
      c.words(words, 'serif', { v: 0.5, width: 0.9, height: 0.36, ink: WINE });
    },
  },
  {
    key: 'autumn-hills',
    group: 'autumn',
    titles: ['Ochre hills', '赭色山丘', 'تلال مغرة'],
    draw(c, { name, place }) {
      c.sky('f7d9a8', 'f3b27a');
      c.draw(
        dot(c.over(0.3, 0.36), c.bleed.width * 0.34, 'fff0c9'),
        [
          ['d98a4a', 0.42, 0.04, 0],
          [RUST, 0.52, 0.035, 2],
          [WINE, 0.63, 0.03, 4],
          ['42202a', 0.74, 0.025, 1],
        ].map(([colour, v, swing, phase]) =>
          land(
            c.bleed,
            (u) => c.bleed.height * (Number(v) + Number(swing) * Math.sin(u * 5 + Number(phase))),
            String(colour),
          ),
        ),
      );
      c.draw(
        [
          [0.16, 0.5],
          [0.24, 0.49],
          [0.8, 0.6],
          [0.9, 0.59],
          [0.7, 0.61],
          [0.4, 0.66],
        ].map(([u = 0, v = 0], i) => [
          line([c.over(u, v + 0.02), c.over(u, v - 0.02)], '42202a', 0.6),
          petal(c.over(u, v), c.over(u, v - 0.07), { colour: i % 2 === 0 ? OCHRE : '8c2f2a', width: 6 }),
        ]),
      );
      c.words(name, 'serif', { v: 0.86, width: 0.84, height: 0.17, ink: CREAM, field: 'name' });
      c.words(place, 'tall', { v: 1, width: 0.5, height: 0.065, ink: OCHRE, letterSpacing: 0.12, field: 'place' });
    },
  },
  {
    key: 'autumn-wreath',
    group: 'autumn',
    titles: ['Harvest photo', '丰收相框', 'صورة الحصاد'],
    draw(c, { name }) {
      const middle = c.at(0.5, 0.38);
      const r = Math.min(c.unit * 0.36, c.frame.height * 0.3);
      c.fill(OLIVE);
      c.draw(
        upTo(22).map((i) =>
          leaf(
            polar(middle, r * (i % 2 === 0 ? 0.9 : 1), i * 16.4),
            r * 0.5,
            i * 16.4 + (i % 2 === 0 ? 24 : -18),
            [RUST, OCHRE, CREAM, WINE][i % 4] ?? RUST,
            i % 4 === 2 ? OCHRE : '4a2a1f',
          ),
        ),
      );
      c.photo(0.5, 0.38, {
        width: (r * 2) / c.frame.width,
        height: (r * 2) / c.frame.height,
        tall: 1,
        mask: 'circle',
        border: CREAM,
        borderWidth: 1.2,
      });
      c.draw(
        sprig(c.over(0.02, 0.2), c.over(0.3, 0.02), { colour: OCHRE, width: 0.5 }, { count: 6, long: 8, wide: 2.6 }),
        sprig(c.over(0.98, 0.2), c.over(0.72, 0.02), { colour: OCHRE, width: 0.5 }, { count: 6, long: 8, wide: 2.6 }),
      );
      c.words(name, 'serif', { v: 0.95, width: 0.84, height: 0.2, ink: CREAM, field: 'name' });
    },
  },
  {
    key: 'halloween-moon',
    group: 'halloween',
    titles: ['Bats at midnight', '午夜蝙蝠', 'خفافيش منتصف الليل'],
    words: ['boo!', '嘘！', 'بوو!'],
    draw(c, { words, name }) {
      c.sky('3a2266', '7a3a86', 'f7924a');
      c.draw(
        dot(c.over(0.58, 0.38), c.bleed.width * 0.66, 'ffd98a'),
        dot(c.over(0.46, 0.34), c.bleed.width * 0.12, 'f5c765'),
        dot(c.over(0.7, 0.43), c.bleed.width * 0.16, 'f5c765'),
        dot(c.over(0.56, 0.49), c.bleed.width * 0.07, 'f5c765'),
      );
      c.draw(
        [
          [0.8, 0.24, 11],
          [0.3, 0.44, 13],
          [0.62, 0.34, 8],
          [0.9, 0.5, 7],
          [0.14, 0.3, 7],
          [0.66, 0.1, 9],
        ].map(([u = 0, v = 0, size = 0]) => bat(c.over(u, v), size, '160b2b')),
      );
      c.draw(
        land(c.bleed, (u) => c.bleed.height * (0.74 + 0.02 * Math.sin(u * 6)), '160b2b'),
        pumpkin(c.over(0.86, 0.75), 17),
        pumpkin(c.over(0.7, 0.77), 11),
      );
      c.words(words, 'marker', { left: 0.04, v: 0.66, width: 0.54, height: 0.2, ink: 'fff3d9' });
      c.words(name, 'marker', { v: 0.99, width: 0.7, height: 0.12, ink: 'f7933d', field: 'name' });
    },
  },
  {
    key: 'halloween-ghosts',
    group: 'halloween',
    titles: ['Ghost crowd', '幽灵聚会', 'حشد الأشباح'],
    draw(c, { name }) {
      c.fill('f5a04c');
      c.draw(
        [
          [0.12, 0.08],
          [0.5, 0.05],
          [0.88, 0.1],
          [0.3, 0.24],
          [0.7, 0.25],
          [0.06, 0.4],
          [0.5, 0.42],
          [0.94, 0.42],
          [0.26, 0.58],
          [0.74, 0.6],
        ].map(([u = 0, v = 0], i) =>
          ghost(c.over(u, v), 19, i === 6 ? '3a2a55' : 'fffaf0', i === 6 ? 'f5a04c' : '2a1f3f'),
        ),
      );
      c.words(name, 'retro', { v: 0.94, width: 0.94, height: 0.22, ink: '2a1f3f', field: 'name' });
    },
  },
  {
    key: 'halloween-web',
    group: 'halloween',
    titles: ['Web', '蛛网', 'شبكة العنكبوت'],
    draw(c, { name, date }) {
      const corner = c.over(1, 0.0);
      c.fill('2b1d3d');
      c.draw(
        upTo(9).map((i) => line([corner, polar(corner, c.bleed.height, 90 + i * 11.25)], 'b9a3d6', 0.5)),
        upTo(8).map((row) => {
          const r = 14 + row * 14;
          return curve(
            upTo(33).map((n) => polar(corner, r * (1 - 0.1 * Math.sin(((n % 4) / 4) * Math.PI)), 90 + (n * 11.25) / 4)),
            'b9a3d6',
            0.45,
          );
        }),
      );
      const at = c.at(0.3, 0.5);
      c.draw(
        line([polar(corner, 60, 112), at], 'b9a3d6', 0.4),
        dot(at, 9, '0f0818'),
        dot(by(at, 0, 6.4), 6, '0f0818'),
        [-1, 1].flatMap((side) =>
          [-26, 2, 26, 50].map((turn) => ({
            points: [
              at,
              polar(at, 9, side === 1 ? turn : 180 - turn),
              by(polar(at, 12, side === 1 ? turn : 180 - turn), 0, 5),
            ],
            colour: '0f0818',
            width: 0.8,
          })),
        ),
        [-1.3, 1.3].map((x) => dot(by(at, x, 7), 1.5, 'f5a04c')),
        solid([by(at, 0, -3), by(at, 2, 0), by(at, 0, 3), by(at, -2, 0)], 'f5a04c', 0.4),
      );
      c.words(name, 'gothic', { v: 0.84, width: 0.9, height: 0.18, ink: 'f5a04c', field: 'name' });
      c.words(date, 'slab', { v: 1, width: 0.46, height: 0.06, ink: 'b9a3d6', field: 'date' });
    },
  },
]);
