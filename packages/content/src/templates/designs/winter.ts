import type { Point } from '@cpc/design';
import { type Art, by, dot, line, type Mark, polar, ring, slab, twinkle, upTo } from '../art/pen.ts';
import { fir, flake, land, sprig, band } from '../art/land.ts';
import { randomFrom } from '../../art/random.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [PINE, SNOW, BERRY, SKY, GOLD] = ['1f4a3d', 'fbf7ee', 'b3263a', '9fc3d4', 'e3b866'];

const snow = (c: Composer, count: number, seed: number, far = 1): Mark[] => {
  const random = randomFrom(seed);
  return upTo(count).map(() =>
    dot(c.over(random.unit(), random.unit() * far), random.between(0.6, 2), 'ffffff', { opacity: 0.9 }),
  );
};

/** A row of stitches: `x` is one stitch. */
const knit = (c: Composer, top: number, rows: readonly string[], colour: string): Mark[] => {
  const step = c.bleed.width / 19;
  return rows.flatMap((row, y) =>
    upTo(20).flatMap((x): Mark[] => {
      if (row[x % row.length] !== 'x') return [];
      const at = { x: c.bleed.x + (x + 0.5) * step, y: top + y * step };
      return [
        {
          points: [by(at, -step * 0.32, -step * 0.36), by(at, 0, step * 0.3), by(at, step * 0.32, -step * 0.36)],
          colour,
          width: step * 0.5,
        },
      ];
    }),
  );
};
const bauble = (c: Composer, at: Point, r: number, [skin, stripe]: readonly [string, string]): Art => [
  line([{ x: at.x, y: c.bleed.y - 2 }, by(at, 0, -r)], GOLD, 0.45),
  dot(at, r * 2, skin),
  slab({ x: at.x - r * 0.16, y: at.y - r * 1.2, width: r * 0.32, height: r * 0.3 }, GOLD),
  line([by(at, -r * 0.86, 0), by(at, r * 0.86, 0)], stripe, r * 0.24),
  line([by(at, -r * 0.7, r * 0.42), by(at, r * 0.7, r * 0.42)], stripe, r * 0.1),
  line([by(at, -r * 0.7, -r * 0.42), by(at, r * 0.7, -r * 0.42)], stripe, r * 0.1),
];

/** Pine, snow, berries and wool. */
export const WINTER = family('winter', CASES, [
  {
    key: 'winter-forest',
    group: 'winter',
    titles: ['Snowy forest', '雪林', 'غابة ثلجية'],
    words: ['let it snow', '下雪啦', 'فلتثلج'],
    draw(c, { words }) {
      c.sky('2b4a6b', '7fa6c0', 'dbe8ec');
      c.draw(
        dot(c.over(0.76, 0.2), 13, 'fdf3d6'),
        land(c.bleed, (u) => c.bleed.height * (0.5 + 0.02 * Math.sin(u * 7)), 'b9d2dc'),
        [
          [0.08, 0.56, 26],
          [0.3, 0.54, 20],
          [0.54, 0.55, 24],
          [0.78, 0.54, 19],
          [0.95, 0.56, 27],
        ].map(([u = 0, v = 0, h = 0]) => fir(c.over(u, v), h, '5f8a94')),
      );
      c.draw(
        land(c.bleed, (u) => c.bleed.height * (0.58 + 0.02 * Math.sin(u * 6 + 2)), 'dfeaee'),
        [
          [0.2, 0.66, 34],
          [0.66, 0.68, 40],
          [0.44, 0.66, 22],
          [0.93, 0.66, 28],
        ].map(([u = 0, v = 0, h = 0]) => fir(c.over(u, v), h, PINE)),
        land(c.bleed, (u) => c.bleed.height * (0.68 + 0.018 * Math.sin(u * 5 + 4)), SNOW),
        snow(c, 46, 8, 0.72),
      );
      c.words(words, 'script', { v: 0.96, width: 0.92, height: 0.22, ink: BERRY });
    },
  },
  {
    key: 'winter-knit',
    group: 'winter',
    titles: ['Nordic knit', '北欧针织', 'تريكو الشمال'],
    draw(c, { name }) {
      c.fill(BERRY);
      const step = c.bleed.width / 19;
      const star = ['....x.....', '..x.x.x...', '...xxx....', '.xxx.xxx..', '...xxx....', '..x.x.x...', '....x.....'];
      const zig = ['x...', '.x.x', '..x.'];
      c.draw(
        knit(c, c.bleed.y + step * 0.6, zig, SNOW),
        knit(c, c.bleed.y + step * 5, star, SNOW),
        knit(c, c.bleed.y + step * 13.4, zig, 'e88a8f'),
        knit(c, c.at(0, 0.32).y - step * 0.5, ['x.'], SNOW),
        knit(c, c.at(0, 0.86).y, zig, SNOW),
        knit(c, c.at(0, 0.86).y + step * 4.4, ['x.'], 'e88a8f'),
      );
      c.draw(band(c.bleed, c.at(0, 0.4).y, c.at(0, 0.8).y, SNOW));
      c.words(name, 'slab', { v: 0.6, width: 0.84, height: 0.26, ink: BERRY, field: 'name' });
    },
  },
  {
    key: 'winter-baubles',
    group: 'winter',
    titles: ['Photo bauble', '照片圣诞球', 'كرة بصورة'],
    words: ['merry & bright', '温暖冬日', 'شتاء دافئ'],
    draw(c, { words, name }) {
      const middle = c.at(0.5, 0.4);
      const r = Math.min(c.unit * 0.38, c.frame.height * 0.32);
      c.fill(PINE);
      c.draw(
        snow(c, 24, 3),
        bauble(c, c.over(0.86, 0.17), 9, [BERRY, SNOW]),
        bauble(c, c.over(0.66, 0.1), 6.4, [GOLD, PINE]),
        bauble(c, c.over(0.1, 0.42), 7, [SNOW, BERRY]),
      );
      c.draw(
        line([{ x: middle.x, y: c.bleed.y - 2 }, by(middle, 0, -r)], GOLD, 0.6),
        slab({ x: middle.x - r * 0.13, y: middle.y - r * 1.16, width: r * 0.26, height: r * 0.2 }, GOLD),
        dot(middle, r * 2.1, GOLD),
      );
      c.photo(0.5, 0.4, { width: (r * 2) / c.frame.width, height: (r * 2) / c.frame.height, tall: 1, mask: 'circle' });
      c.words(words, 'script', { v: 0.86, width: 0.9, height: 0.15, ink: SNOW });
      c.words(name, 'slab', { v: 1, width: 0.44, height: 0.065, ink: GOLD, letterSpacing: 0.06, field: 'name' });
    },
  },
  {
    key: 'winter-candy',
    group: 'winter',
    titles: ['Candy stripes', '糖果条纹', 'خطوط الحلوى'],
    draw(c, { name }) {
      c.fill(SNOW);
      c.draw(
        upTo(14).map((i) => [
          line([c.over(-0.2, i * 0.12 - 0.1), c.over(1.2, i * 0.12 - 0.42)], BERRY, 5.4),
          line([c.over(-0.2, i * 0.12 - 0.055), c.over(1.2, i * 0.12 - 0.375)], PINE, 0.9),
        ]),
      );
      c.draw(
        dot(c.at(0.5, 0.5), c.unit * 1.0, SNOW),
        ring(c.at(0.5, 0.5), c.unit * 0.46, { colour: PINE, width: 0.7 }),
        [-1, 1].map((side) =>
          sprig(
            by(c.at(0.5, 0.5), side * 2, c.unit * 0.36),
            by(c.at(0.5, 0.5), side * c.unit * 0.32, c.unit * 0.2),
            { colour: PINE, width: 0.6 },
            { count: 5, long: 7, wide: 2.2, berries: BERRY },
          ),
        ),
        dot(by(c.at(0.5, 0.5), 0, c.unit * 0.35), 4, BERRY),
        dot(by(c.at(0.5, 0.5), 3, c.unit * 0.32), 3, BERRY),
        flake(by(c.at(0.5, 0.5), 0, -c.unit * 0.3), 6, { colour: PINE, width: 0.7 }),
      );
      c.words(name, 'script', { v: 0.5, width: 0.74, height: 0.24, ink: BERRY, field: 'name' });
    },
  },
  {
    key: 'winter-night',
    group: 'winter',
    titles: ['Silent night', '平安夜', 'ليلة هادئة'],
    draw(c, { name, motto }) {
      c.sky('0d1f3f', '1f3f6b', '4f7a9c');
      c.draw(
        [
          [0.2, 0.12, 7],
          [0.76, 0.1, 10],
          [0.9, 0.3, 6],
          [0.12, 0.37, 9],
          [0.5, 0.28, 7],
          [0.72, 0.7, 5],
          [0.3, 0.72, 6],
        ].map(([u = 0, v = 0, r = 0]) => flake(c.over(u, v), r, { colour: SKY, width: 0.8 })),
        snow(c, 30, 12, 0.85),
        twinkle(c.over(0.62, 0.2), 3, GOLD),
        land(c.bleed, (u) => c.bleed.height * (0.82 + 0.02 * Math.sin(u * 6)), SNOW),
        fir(c.over(0.14, 0.86), 30, '0d2a33'),
        fir(c.over(0.9, 0.86), 38, '0d2a33'),
        [0.3, 0.5, 0.72, 0.86].map((t, i) =>
          dot(polar(c.over(0.9, 0.86), 38 * (1 - t), -90 + (i % 2 === 0 ? 8 : -8)), 1.5, GOLD),
        ),
      );
      c.words(name, 'elegant', { v: 0.44, width: 0.9, height: 0.26, ink: SNOW, field: 'name' });
      c.words(motto, 'serif', { v: 1, width: 0.6, height: 0.075, ink: '1f3f6b', field: 'motto' });
    },
  },
]);
