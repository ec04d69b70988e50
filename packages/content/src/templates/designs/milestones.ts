import type { Point } from '@cpc/design';
import {
  type Art,
  arc,
  boxAt,
  by,
  dot,
  heart,
  line,
  type Mark,
  petal,
  polar,
  ring,
  slab,
  solid,
  star,
  turned,
  twinkle,
  upTo,
} from '../art/pen.ts';
import { band, cloud, crescent, rays, sprig } from '../art/land.ts';
import { spiral } from '../art/paper.ts';
import { CASES, family } from '../template.ts';

const [CREAM, NAVY, GOLD] = ['faf3e3', '1d2b4f', 'd9a940'];

const balloon = (at: Point, r: number, colour: string, foot: Point): Mark[] => [
  {
    points: upTo(7).map((i) =>
      by(at, Math.sin(i * 1.3) * 0.8 + ((foot.x - at.x) * i) / 6, r + ((foot.y - at.y - r) * i) / 6),
    ),
    colour: '7a6a5a',
    width: 0.45,
  },
  {
    points: [by(at, 0, -r * 0.3), by(at, 0, 0), by(at, 0, r * 0.4), by(at, 0, r * 0.9)],
    pressure: [1, 1, 0.8, 0.2],
    colour,
    width: r * 1.7,
  },
  ...solid([by(at, 0, r * 1.04), by(at, r * 0.16, r * 1.3), by(at, -r * 0.16, r * 1.3)], colour, 0.5),
  arc(by(at, 0, -r * 0.3), r * 0.56, [200, 260], { colour: 'ffffff', width: r * 0.12, opacity: 0.7 }),
];
/** Pennants on a string. */
const bunting = (from: Point, to: Point, sag: number, colours: readonly string[]): Mark[] => {
  const at = (t: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t + Math.sin(t * Math.PI) * sag,
  });
  return [
    { points: upTo(13).map((i) => at(i / 12)), colour: '7a6a5a', width: 0.5 },
    ...upTo(8).flatMap((i) => {
      const [a, b] = [at((i + 0.14) / 8), at((i + 0.86) / 8)];
      return solid(
        [a, b, by({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0, 8)],
        colours[i % colours.length] ?? GOLD,
        0.5,
      );
    }),
  ];
};
const candle = (foot: Point, high: number, [wax, stripe]: readonly [string, string]): Mark[] => [
  line([foot, by(foot, 0, -high)], wax, 3),
  ...upTo(Math.floor(high / 4)).map((i) =>
    line([by(foot, -1.1, -2 - i * 4), by(foot, 1.1, -3.4 - i * 4)], stripe, 0.8),
  ),
  petal(by(foot, 0, -high - 1), by(foot, 0, -high - 7), { colour: 'ff9a2e', width: 3.4 }),
  petal(by(foot, 0, -high - 1.4), by(foot, 0, -high - 4.6), { colour: 'fff1b0', width: 1.7 }),
];

/** Birthdays with cake, candles, balloons and paper. */
export const PARTY = family('party', CASES, [
  {
    key: 'party-candles',
    group: 'birthday',
    titles: ['Candles', '生日蜡烛', 'شموع'],
    words: ['make a wish', '许个愿', 'تمن أمنية'],
    draw(c, { words, name }) {
      c.fill('ffc9d6');
      c.draw(rays(c.over(0.5, 0.34), 10, 140, 18, { colour: 'f79ab2', width: 7 }));
      const top = c.at(0, 0.36).y;
      c.draw(
        [
          [0.14, 22],
          [0.32, 28],
          [0.5, 33],
          [0.68, 28],
          [0.86, 22],
        ].map(([u = 0, high = 0], i) =>
          candle({ x: c.at(u, 0).x, y: top + 6 }, high, i % 2 === 0 ? ['4f8fd8', 'ffffff'] : ['ffffff', 'ef5b6c']),
        ),
      );
      c.draw(
        slab({ x: c.bleed.x - 4, y: top + 4, width: c.bleed.width + 8, height: c.bleed.height }, 'f7e3b8'),
        upTo(8).map((i) =>
          line(
            [
              { x: c.over(0, 0).x + (i * c.bleed.width) / 7, y: top + 6 },
              { x: c.over(0, 0).x + (i * c.bleed.width) / 7, y: top + 13 + ((i * 5) % 9) },
            ],
            'ef5b6c',
            c.bleed.width / 6.4,
          ),
        ),
        band(c.bleed, top + 1, top + 11, 'ef5b6c'),
        upTo(20).map((i) =>
          line(
            [
              turned(c.over(((i * 37) % 100) / 100, 0.62 + ((i * 23) % 32) / 100), -1.6, 0, i * 40),
              turned(c.over(((i * 37) % 100) / 100, 0.62 + ((i * 23) % 32) / 100), 1.6, 0, i * 40),
            ],
            ['4f8fd8', 'ef5b6c', '57b894', 'ffb52e'][i % 4] ?? GOLD,
            1,
          ),
        ),
      );
      c.draw(slab(boxAt(c.at(0.5, 0.79), c.frame.width * 0.98, c.frame.height * 0.3), 'f7e3b8'));
      c.words(words, 'script', { v: 0.75, width: 0.94, height: 0.18, ink: 'c22f4f' });
      c.words(name, 'round', { v: 0.94, width: 0.6, height: 0.1, ink: '7a3a2f', field: 'name' });
    },
  },
  {
    key: 'party-balloons',
    group: 'birthday',
    titles: ['Balloons', '气球', 'بالونات'],
    draw(c, { number, name }) {
      c.sky('bfe3f5', 'e9f6fb');
      const foot = c.at(0.5, 0.62);
      c.draw(
        [
          [0.2, 0.36, 9],
          [0.5, 0.3, 10],
          [0.8, 0.36, 9],
          [0.34, 0.22, 8.4],
          [0.68, 0.2, 8.4],
          [0.08, 0.2, 7],
          [0.92, 0.2, 7.4],
          [0.5, 0.1, 7.4],
        ].map(([u = 0, v = 0, r = 0], i) =>
          balloon(
            c.over(u, v),
            r,
            ['ef5b6c', 'ffb52e', '4f8fd8', '57b894', 'f58fb0', '8a6fd1', 'ff8a4c', '3fb6c6'][i] ?? GOLD,
            foot,
          ),
        ),
      );
      c.draw(cloud(c.over(0.16, 0.95), 26, 'ffffff'), cloud(c.over(0.88, 0.98), 34, 'ffffff'));
      c.words(number, 'retro', { v: 0.7, width: 0.6, height: 0.28, ink: 'ef5b6c', edge: 'ffffff', field: 'number' });
      c.words(name, 'retro', { v: 1, width: 0.86, height: 0.14, ink: '2b4a7a', field: 'name' });
    },
  },
  {
    key: 'party-bunting',
    group: 'birthday',
    titles: ['Garden party', '花园派对', 'حفلة الحديقة'],
    words: ['happy birthday', '生日快乐', 'عيد ميلاد سعيد'],
    draw(c, { words, name }) {
      const flags = ['ef5b6c', 'ffb52e', '57b894', '4f8fd8', 'f58fb0'];
      c.fill('fdf3dc');
      c.draw(
        bunting(c.over(-0.1, 0.03), c.over(1.1, 0.06), 14, flags),
        bunting(c.over(-0.1, 0.2), c.over(1.1, 0.14), 12, flags.toReversed()),
      );
      c.photo(0.5, 0.2, {
        width: 0.8,
        height: 0.56,
        tall: 1,
        rounding: 0.12,
        border: 'ffb52e',
        borderWidth: 2,
        rotation: 3,
      });
      c.draw(
        [
          [0.08, 0.74],
          [0.92, 0.7],
          [0.06, 0.5],
          [0.95, 0.46],
        ].map(([u = 0, v = 0], i) => spiral(c.at(u, v), 5, 2.2, { colour: flags[i] ?? GOLD, width: 1.1 })),
      );
      c.words(words, 'script', { v: 0.85, width: 0.96, height: 0.16, ink: 'd8435a' });
      c.words(name, 'round', { v: 1, width: 0.5, height: 0.08, ink: '2b4a7a', field: 'name' });
    },
  },
  {
    key: 'party-disco',
    group: 'birthday',
    titles: ['Dance floor', '舞池', 'حلبة الرقص'],
    draw(c, { number, name }) {
      const at = c.over(0.62, 0.27);
      const r = c.bleed.width * 0.27;
      c.fill('2a0f4a', '5a1470', 'c21e7a');
      c.draw(
        upTo(12).map((i) =>
          line([at, polar(at, 180, i * 30 + 12)], ['ff5cae', '6fd6ff', 'ffd75c'][i % 3] ?? GOLD, 6, { opacity: 0.16 }),
        ),
        line([{ x: at.x, y: c.bleed.y - 2 }, at], 'e9e3ff', 0.8),
        dot(at, r * 2, 'b9a8e8'),
      );
      c.draw(
        upTo(7).flatMap((row) => {
          const y = ((row + 0.5) / 7 - 0.5) * 2 * r;
          const half = Math.sqrt(Math.max(0, r * r - y * y));
          return upTo(7).map((column) => {
            const x = Math.sin(((column + 0.5) / 7 - 0.5) * Math.PI * 0.94) * half;
            return line(
              [by(at, x - r * 0.05 * (half / r), y), by(at, x + r * 0.05 * (half / r), y)],
              ['ffffff', '6fd6ff', 'ff8acb', '8a6fd1', 'ffd75c', 'cfc3f5'][(row * 5 + column * 3) % 6] ?? GOLD,
              r * 0.17,
            );
          });
        }),
        twinkle(by(at, -r * 0.5, -r * 0.5), 6, 'ffffff'),
        twinkle(by(at, r * 0.9, r * 0.5), 4, 'ffffff'),
      );
      c.words(number, 'heavy', { v: 0.62, width: 0.9, height: 0.42, ink: 'ffffff ffd1ec', field: 'number' });
      c.words(name, 'neon', { v: 1, width: 0.84, height: 0.13, ink: 'ffd75c', field: 'name' });
    },
  },
]);

const cap = (at: Point, size: number, colour: string, tassel: string): Art => [
  slab({ x: at.x - size * 0.3, y: at.y, width: size * 0.6, height: size * 0.3 }, colour),
  solid(
    [by(at, 0, -size * 0.26), by(at, size * 0.66, 0), by(at, 0, size * 0.26), by(at, -size * 0.66, 0)],
    colour,
    0.5,
  ),
  line([at, by(at, size * 0.5, size * 0.1), by(at, size * 0.52, size * 0.44)], tassel, 0.9),
  petal(by(at, size * 0.52, size * 0.36), by(at, size * 0.52, size * 0.66), { colour: tassel, width: size * 0.13 }),
];
const laurel = (middle: Point, r: number, colour: string): Art =>
  [-1, 1].map((side) =>
    sprig(
      polar(middle, r, 90 - side * 6),
      polar(middle, r, side === 1 ? -35 : 215),
      { colour, width: 0.6 },
      { count: 10, long: r * 0.26, wide: r * 0.1, spread: 40, bend: side * r * 0.46 },
    ),
  );

/** Navy, gold and paper for those who made it. */
export const GRADUATION = family('graduation', CASES, [
  {
    key: 'graduation-laurel',
    group: 'graduation',
    titles: ['Laurel', '桂冠', 'إكليل الغار'],
    samples: { number: ['2026', '2026', '٢٠٢٦'] },
    words: ['class of', '毕业季', 'دفعة'],
    draw(c, { words, number, name }) {
      const middle = c.at(0.5, 0.4);
      c.fill(NAVY);
      c.draw(
        laurel(middle, c.unit * 0.42, GOLD),
        cap(by(middle, 0, -c.unit * 0.3), 15, CREAM, GOLD),
        [-1, 0, 1].map((i) => star(by(middle, i * 8, c.unit * 0.27), i === 0 ? 2.6 : 2, GOLD)),
      );
      c.words(words, 'book', { v: 0.32, width: 0.44, height: 0.1, ink: CREAM, letterSpacing: 0.06 });
      c.words(number, 'serif', { v: 0.46, width: 0.56, height: 0.19, ink: 'fff0c0 e3b64f', field: 'number' });
      c.words(name, 'serif', { v: 0.96, width: 0.86, height: 0.15, ink: CREAM, field: 'name' });
    },
  },
  {
    key: 'graduation-caps',
    group: 'graduation',
    titles: ['Caps in the air', '学士帽飞起', 'قبعات في الهواء'],
    words: ['we did it!', '毕业啦！', 'نجحنا!'],
    draw(c, { words, name }) {
      c.fill('f2c14e', 'f7d98a');
      c.draw(
        [
          [0.78, 0.1, 24],
          [0.2, 0.34, 21],
          [0.64, 0.32, 17],
          [0.94, 0.46, 15],
          [0.42, 0.52, 22],
          [0.1, 0.56, 13],
        ].map(([u = 0, v = 0, size = 0], i) => cap(c.over(u, v), size, NAVY, i % 2 === 0 ? 'ef5b4c' : 'ffffff')),
        upTo(26).map((i) =>
          line(
            [
              turned(c.over(((i * 41) % 100) / 100, ((i * 29) % 64) / 100), -1.6, 0, i * 50),
              turned(c.over(((i * 41) % 100) / 100, ((i * 29) % 64) / 100), 1.6, 0, i * 50),
            ],
            ['ef5b4c', 'ffffff', '2f6fd0'][i % 3] ?? NAVY,
            1.1,
          ),
        ),
      );
      c.words(words, 'retro', { v: 0.83, width: 0.98, height: 0.22, ink: NAVY });
      c.words(name, 'geo', { v: 1, width: 0.6, height: 0.075, ink: NAVY, letterSpacing: 0.06, field: 'name' });
    },
  },
  {
    key: 'graduation-portrait',
    group: 'graduation',
    titles: ['Diploma portrait', '毕业照', 'صورة التخرج'],
    samples: { number: ['2026', '2026', '٢٠٢٦'] },
    draw(c, { name, number }) {
      c.fill(CREAM);
      c.draw(upTo(24).map((i) => line([c.over(-0.1, i * 0.045), c.over(1.1, i * 0.045)], 'f1e6cc', 0.5)));
      c.rim(GOLD, 0.5, 0.6);
      c.photo(0.5, 0.02, { width: 0.78, height: 0.66, tall: 1.14, mask: 'shield', border: NAVY, borderWidth: 1.4 });
      c.draw(
        slab(boxAt(c.at(0.5, 0.72), c.frame.width * 0.7, c.frame.height * 0.12), NAVY),
        solid(
          [c.at(0.15, 0.66), c.at(0.15, 0.78), c.at(0.03, 0.78), c.at(0.08, 0.72), c.at(0.03, 0.66)],
          '32477a',
          0.5,
        ),
        solid(
          [c.at(0.85, 0.66), c.at(0.85, 0.78), c.at(0.97, 0.78), c.at(0.92, 0.72), c.at(0.97, 0.66)],
          '32477a',
          0.5,
        ),
      );
      c.words(name, 'serif', { v: 0.725, width: 0.6, height: 0.09, ink: CREAM, field: 'name' });
      c.words(number, 'serif', { v: 0.96, width: 0.6, height: 0.15, ink: GOLD, letterSpacing: 0.12, field: 'number' });
    },
  },
]);

/** Clouds, moons and soft colours for the newest one. */
export const BABY = family('cradle', CASES, [
  {
    key: 'baby-moon',
    group: 'baby',
    titles: ['Moon cradle', '月亮摇篮', 'مهد القمر'],
    draw(c, { name, date }) {
      c.sky('cfe0f2', 'e8e6f5');
      c.draw(
        crescent(c.at(0.46, 0.34), c.unit * 0.33, 'f7d98a', 'd9e2f3'),
        star(c.at(0.68, 0.2), 3.4, 'f2b84b'),
        star(c.at(0.8, 0.36), 2.4, 'f2b84b'),
        star(c.at(0.62, 0.42), 2, 'f2b84b'),
        line([{ x: c.over(0.78, 0).x, y: c.bleed.y - 2 }, c.over(0.78, 0.13)], 'b9a8c9', 0.5),
        heart(c.over(0.78, 0.15), 8, 'f5a3b5'),
        line([{ x: c.over(0.62, 0).x, y: c.bleed.y - 2 }, c.over(0.62, 0.05)], 'b9a8c9', 0.5),
        star(c.over(0.62, 0.065), 3.4, 'f7d98a'),
      );
      c.draw(
        cloud(c.at(0.14, 0.64), 24, 'ffffff'),
        cloud(c.at(0.9, 0.6), 20, 'ffffff'),
        cloud(c.at(0.52, 0.68), 30, 'ffffff'),
      );
      c.words(name, 'hand', { v: 0.84, width: 0.9, height: 0.17, ink: '4a5a8c', field: 'name' });
      c.words(date, 'round', { v: 1, width: 0.44, height: 0.065, ink: '7a86b0', field: 'date' });
    },
  },
  {
    key: 'baby-cloud-photo',
    group: 'baby',
    titles: ['On cloud nine', '云端宝贝', 'فوق السحاب'],
    draw(c, { name, date }) {
      c.fill('f0ab9c');
      c.draw(
        ring(c.over(0.5, 0.62), c.bleed.width * 0.62, { colour: 'f7e8b8', width: 5 }),
        ring(c.over(0.5, 0.62), c.bleed.width * 0.55, { colour: 'f5b8a0', width: 5 }),
        ring(c.over(0.5, 0.62), c.bleed.width * 0.48, { colour: 'b9d8d0', width: 5 }),
      );
      c.photo(0.5, 0.2, { width: 0.98, height: 0.58, tall: 0.8, mask: 'cloud', border: 'ffffff', borderWidth: 2 });
      c.draw(
        upTo(7).map((i) => [
          line([c.over(0.1 + i * 0.135, -0.02), c.over(0.1 + i * 0.135, 0.03 + ((i * 3) % 5) * 0.026)], 'e8b8a8', 0.5),
          i % 2 === 0
            ? heart(c.over(0.1 + i * 0.135, 0.045 + ((i * 3) % 5) * 0.026), 5, 'ef8a8a')
            : star(c.over(0.1 + i * 0.135, 0.045 + ((i * 3) % 5) * 0.026), 2.8, 'f2c14e'),
        ]),
      );
      c.draw(
        band(c.bleed, c.at(0, 0.74).y, c.bleed.y + c.bleed.height + 4, 'fff6ee'),
        upTo(9).map((i) => dot(by(c.over(i / 8, 0), 0, c.at(0, 0.74).y - c.bleed.y), c.bleed.width / 7.4, 'fff6ee')),
      );
      c.words(name, 'hand', { v: 0.85, width: 0.86, height: 0.16, ink: 'b5604a', field: 'name' });
      c.words(date, 'round', { v: 1, width: 0.44, height: 0.06, ink: 'd98a72', field: 'date' });
    },
  },
  {
    key: 'baby-birth-card',
    group: 'baby',
    titles: ['Birth card', '出生卡', 'بطاقة الميلاد'],
    words: ['hello world', '你好世界', 'مرحبا يا عالم'],
    draw(c, { words, name, date, place }) {
      c.fill('dcebe0');
      c.draw(
        upTo(8).map((row) =>
          upTo(4).map((column) => {
            const at = c.over(0.08 + column * 0.28 + (row % 2) * 0.14, 0.04 + row * 0.15);
            return (row + column) % 3 === 0
              ? star(at, 2.4, 'dba23f')
              : (row + column) % 3 === 1
                ? dot(at, 2.4, '7fb596')
                : heart(at, 4.4, 'e0806c');
          }),
        ),
      );
      c.draw(
        slab(boxAt(c.at(0.5, 0.5), c.frame.width, c.frame.height * 0.96), 'fffdf6'),
        line([c.at(0.2, 0.52), c.at(0.8, 0.52)], 'e8a89a', 0.6),
      );
      c.words(words, 'round', { v: 0.14, width: 0.6, height: 0.1, ink: '7fae96', letterSpacing: 0.06 });
      c.words(name, 'hand', { v: 0.35, width: 0.84, height: 0.24, ink: '4a6a5a', field: 'name' });
      c.words(date, 'round', { v: 0.64, width: 0.6, height: 0.1, ink: '4a6a5a', field: 'date' });
      c.words(place, 'round', { v: 0.78, width: 0.6, height: 0.085, ink: 'e08a76', field: 'place' });
    },
  },
]);
