import type { Point } from '@cpc/design';
import { arc, by, dot, line, polar, ring, upTo } from '../art/pen.ts';
import { band, land, petalRing, rays, wave } from '../art/land.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [PAPER, PINK, BLUE, SUN, GREEN] = ['f5f0e1', 'ff4f6d', '2b4bc4', 'ffb42e', '1c9a74'];
/** Two inks over each other, as of a stencil printer. */
const OVER = { opacity: 0.86 };

/** Dots that become smaller along a box. */
const screen = (c: Composer, from: Point, [columns, rows]: readonly [number, number], step: number, colour: string) =>
  upTo(rows)
    .flatMap((row) =>
      upTo(columns).map((column) =>
        dot(
          by(from, column * step + (row % 2) * (step / 2), row * step * 0.86),
          step * (0.78 - (0.6 * row) / rows),
          colour,
        ),
      ),
    )
    .filter(({ points: [at] }) => at && at.x > c.bleed.x - 2 && at.x < c.bleed.x + c.bleed.width + 2);

/** Few flat inks on rough paper, printed over each other a little out of register. */
export const RISO = family('riso', CASES, [
  {
    key: 'riso-summer',
    group: 'summer',
    titles: ['Endless summer', '无尽夏日', 'صيف لا ينتهي'],
    words: ['endless\nsummer', '无尽\n夏日', 'صيف\nلا ينتهي'],
    draw(c, { words }) {
      const wide = c.bleed.width;
      c.fill(PAPER);
      c.draw(
        dot(c.over(0.5, 0.36), wide * 0.86, PINK),
        dot(c.over(0.76, 0.25), wide * 0.5, SUN, OVER),
        screen(c, by(c.over(0, 0.37), -1, 0), [13, 8], wide / 12, SUN),
      );
      c.draw(
        upTo(4).map((i) =>
          wave(c.bleed, c.bleed.y + c.bleed.height * (0.53 + i * 0.045), [1.6, 3, i * 0.28], {
            colour: BLUE,
            width: 2.6,
            ...OVER,
          }),
        ),
        land(c.bleed, (u) => c.bleed.height * 0.71 + Math.sin(u * 18) * 1.6, BLUE),
      );
      c.words(words, 'retro', { v: 0.97, width: 0.94, height: 0.34, ink: PAPER });
    },
  },
  {
    key: 'riso-citrus',
    group: 'summer',
    titles: ['Fresh citrus', '新鲜柑橘', 'حمضيات منعشة'],
    words: ['fresh!', '新鲜！', 'منعش!'],
    draw(c, { words }) {
      c.fill('ffe9bd');
      const slice = (at: Point, r: number, ink: string, turn: number) => [
        dot(at, r * 2, ink),
        dot(at, r * 1.72, PAPER),
        ...petalRing(at, [r * 0.14, r * 0.8], 8, { colour: ink, width: r * 0.56 }, turn),
      ];
      const r = c.bleed.width * 0.2;
      c.draw(
        ...[
          [0.14, 0.05, SUN],
          [0.62, 0.1, PINK],
          [1.0, 0.2, SUN],
          [0.32, 0.24, SUN],
          [0.02, 0.4, PINK],
          [0.7, 0.37, SUN],
          [0.3, 0.52, PINK],
          [0.98, 0.53, PINK],
          [0.06, 0.95, SUN],
          [0.52, 0.99, PINK],
          [0.95, 0.92, SUN],
        ].map(([u, v, ink], i) => slice(c.over(Number(u), Number(v)), r, String(ink), i * 17)),
      );
      c.draw(
        ...[
          [0.84, 0.06, 40],
          [0.1, 0.19, 200],
          [0.56, 0.25, 120],
          [0.5, 0.44, 20],
          [0.8, 0.47, 260],
        ].map(([u, v, turn]) =>
          petalRing(c.over(u ?? 0, v ?? 0), [0, r * 0.5], 2, { colour: GREEN, width: r * 0.28 }, turn),
        ),
      );
      c.draw(band(c.bleed, c.at(0, 0.62).y, c.at(0, 0.9).y, BLUE));
      c.words(words, 'retro', { v: 0.77, width: 0.9, height: 0.24, ink: PAPER });
    },
  },
  {
    key: 'riso-us',
    group: 'love',
    titles: ['Overlap', '重叠的我们', 'تداخل'],
    draw(c, { name, partner, date }) {
      const wide = c.bleed.width;
      c.fill(PAPER);
      c.draw(
        dot(c.over(0.3, 0.3), wide * 0.92, PINK, OVER),
        dot(c.over(0.72, 0.44), wide * 0.92, BLUE, { opacity: 0.8 }),
        screen(c, c.over(0.34, 0.31), [6, 7], wide / 14, SUN),
      );
      c.words(name, 'retro', { u: 0, v: 0.74, width: 0.7, height: 0.15, ink: PINK, field: 'name' });
      c.words(partner, 'retro', { u: 1, v: 0.88, width: 0.7, height: 0.15, ink: BLUE, field: 'partner' });
      c.words(date, 'tall', { u: 0, v: 1, width: 0.4, height: 0.06, ink: BLUE, letterSpacing: 0.06, field: 'date' });
    },
  },
  {
    key: 'riso-portrait',
    group: 'friends',
    titles: ['Sunny portrait', '阳光肖像', 'صورة مشمسة'],
    draw(c, { name, motto }) {
      const middle = c.at(0.5, 0.36);
      const r = c.unit * 0.42;
      c.fill('ffd9d2');
      c.draw(
        dot(by(middle, -r * 0.22, r * 0.1), r * 2.1, PINK, OVER),
        rays(middle, r * 1.18, c.bleed.height, 20, { colour: PINK, width: r * 0.16, ...OVER }),
        dot(by(middle, r * 0.18, -r * 0.1), r * 2.08, SUN),
      );
      c.photo(0.5, 0.36, { width: 0.84, height: 0.72, tall: 1, mask: 'circle' });
      c.draw(land(c.bleed, () => c.at(0, 0.76).y - c.bleed.y, BLUE));
      c.words(name, 'retro', { v: 0.86, width: 0.94, height: 0.16, ink: PAPER, field: 'name' });
      c.words(motto, 'marker', { v: 1, width: 0.7, height: 0.06, ink: SUN, field: 'motto' });
    },
  },
  {
    key: 'riso-peaks',
    group: 'travel',
    titles: ['Two-colour peaks', '双色山峰', 'قمم بلونين'],
    draw(c, { place, date }) {
      const { height } = c.bleed;
      const peak = (u: number, points: readonly (readonly [number, number])[]) => {
        const at = points.findIndex(([x]) => x >= u);
        const [[x1, y1], [x2, y2]] = [points[Math.max(0, at - 1)] ?? [0, 0], points[Math.max(0, at)] ?? [1, 0]];
        return height * (x2 === x1 ? y1 : y1 + ((y2 - y1) * (u - x1)) / (x2 - x1));
      };
      c.fill('cfe3ea');
      c.draw(dot(c.over(0.68, 0.33), c.bleed.width * 0.44, PINK));
      c.draw(
        land(
          c.bleed,
          (u) =>
            peak(u, [
              [0, 0.5],
              [0.28, 0.36],
              [0.5, 0.5],
              [0.74, 0.42],
              [1, 0.54],
            ]),
          SUN,
        ),
      );
      c.draw(
        land(
          c.bleed,
          (u) =>
            peak(u, [
              [0, 0.6],
              [0.2, 0.53],
              [0.42, 0.62],
              [0.66, 0.5],
              [1, 0.64],
            ]),
          PINK,
        ),
        upTo(6).map((i) =>
          line([c.over(0.66 - i * 0.005, 0.53 + i * 0.02), c.over(0.6 - i * 0.055, 0.585 + i * 0.02)], PAPER, 0.8),
        ),
      );
      c.draw(
        land(
          c.bleed,
          (u) =>
            peak(u, [
              [0, 0.66],
              [0.4, 0.72],
              [0.7, 0.66],
              [1, 0.73],
            ]),
          BLUE,
        ),
      );
      c.words(place, 'retro', { v: 0.84, width: 0.94, height: 0.2, ink: PAPER, field: 'place' });
      c.words(date, 'tall', { v: 1, width: 0.46, height: 0.06, ink: SUN, letterSpacing: 0.1, field: 'date' });
    },
  },
  {
    key: 'riso-record',
    group: 'music',
    titles: ['Side A', 'A 面', 'الوجه الأول'],
    draw(c, { motto, name }) {
      const middle = c.at(0.5, 0.34);
      const r = c.unit * 0.56;
      c.fill(SUN);
      c.draw(
        upTo(5).map((i) =>
          band(
            c.bleed,
            c.bleed.y + c.bleed.height * (0.02 + i * 0.06),
            c.bleed.y + c.bleed.height * (0.05 + i * 0.06),
            PINK,
          ),
        ),
      );
      c.draw(
        dot(by(middle, 1.4, 1.4), r * 2, PINK, OVER),
        dot(middle, r * 2, BLUE),
        [0.9, 0.8, 0.7, 0.6, 0.5].map((share) => ring(middle, r * share, { colour: '6f86e0', width: 0.4 })),
        [
          [-60, -20],
          [120, 160],
        ].map(([from = 0, to = 0]) =>
          arc(middle, r * 0.75, [from, to], { colour: PAPER, width: r * 0.2, opacity: 0.22 }),
        ),
        dot(middle, r * 0.72, PINK),
        dot(middle, r * 0.12, SUN),
        dot(polar(middle, r * 0.24, -90), r * 0.09, SUN),
      );
      c.words(motto, 'retro', { v: 0.84, width: 0.98, height: 0.2, ink: BLUE, field: 'motto' });
      c.words(name, 'tall', { v: 1, width: 0.5, height: 0.065, ink: BLUE, letterSpacing: 0.1, field: 'name' });
    },
  },
]);
