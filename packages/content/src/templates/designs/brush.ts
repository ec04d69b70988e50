import type { Point } from '@cpc/design';
import { arc, by, dot, type Mark, petal, slab, boxAt, upTo } from '../art/pen.ts';
import { land, petalRing } from '../art/land.ts';
import { randomFrom } from '../../art/random.ts';
import { CASES, family } from '../template.ts';

const [RICE, INK, SEAL] = ['f7f3ea', '1c1b1d', 'c2342b'];

/** A dry brush: hairs side by side that begin and end at different places. */
function brushStroke(from: Point, to: Point, wide: number, colour: string, seed: number): readonly Mark[] {
  const random = randomFrom(seed);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const hairs = Math.round(wide / 1.1);
  const bow = random.between(-0.06, 0.06) * length;
  return upTo(hairs).map((i) => {
    const off = ((i + 0.5) / hairs - 0.5) * wide;
    const edge = Math.abs(off / wide) * 2;
    const [start, end] = [random.between(-0.02, 0.04 + edge * 0.03), random.between(0.86 - edge * 0.12, 1.03)];
    return {
      points: upTo(8).map((n) => {
        const t = start + ((end - start) * n) / 7;
        const out = off + Math.sin(t * Math.PI) * bow;
        return { x: from.x + dx * t * length - dy * out, y: from.y + dy * t * length + dx * out };
      }),
      pressure: upTo(8).map((n) => (n < 5 ? 1 : Math.round((1 - (n - 4) * random.between(0.12, 0.3)) * 100) / 100)),
      colour,
      width: 1.75,
    };
  });
}

/** A ring drawn at one go. */
function enso(middle: Point, radius: number, wide: number, colour: string, seed: number): readonly Mark[] {
  const random = randomFrom(seed);
  const hairs = Math.round(wide / 0.8);
  return upTo(hairs).map((i) => {
    const r = radius + ((i + 0.5) / hairs - 0.5) * wide;
    const mark = arc(middle, r, [120 + random.between(-3, 3), 120 + random.between(265, 335)], { colour, width: 1.3 });
    const count = mark.points.length;
    return { ...mark, pressure: upTo(count).map((n) => Math.round((1 - 0.8 * (n / count) ** 2) * 100) / 100) };
  });
}

/** Ink and colour from a dry brush on rice paper. */
export const BRUSH = family('brush', CASES, [
  {
    key: 'brush-enso',
    group: 'minimal',
    titles: ['Circle of ink', '墨圆', 'دائرة حبر'],
    words: ['breathe', '禅', 'سكينة'],
    draw(c, { words }) {
      c.fill(RICE);
      c.draw(enso(c.at(0.5, 0.4), c.unit * 0.38, 9, INK, 3), slab(boxAt(c.at(0.86, 0.84), 6.4, 6.4), SEAL));
      c.words(words, 'serif', { v: 0.4, width: 0.44, height: 0.2, ink: INK });
    },
  },
  {
    key: 'brush-colours',
    group: 'minimal',
    titles: ['Three strokes', '三笔', 'ثلاث ضربات'],
    draw(c, { name }) {
      c.fill('fbf6ee');
      c.draw(brushStroke(c.over(-0.05, 0.3), c.over(0.98, 0.16), 24, 'f2a65a', 5));
      c.draw(brushStroke(c.over(1.04, 0.4), c.over(0.06, 0.46), 26, '2f6f73', 9));
      c.draw(brushStroke(c.over(-0.05, 0.66), c.over(0.9, 0.6), 22, 'e4604e', 14));
      c.words(name, 'hand', { v: 0.96, width: 0.8, height: 0.2, ink: '2b2b2b', field: 'name' });
    },
  },
  {
    key: 'brush-heart',
    group: 'love',
    titles: ['Heart of ink', '墨心', 'قلب من حبر'],
    draw(c, { name, partner }) {
      const wide = c.unit;
      const middle = c.at(0.5, 0.34);
      const half = (side: 1 | -1, seed: number) => {
        const random = randomFrom(seed);
        return upTo(11).map((i) => {
          const out = i * 0.8;
          const end = random.between(0.84, 1);
          const points = upTo(14).map((n) => {
            const t = (n / 13) * Math.PI * end;
            return {
              x: middle.x + side * ((wide * 0.5 - out) / 17) * 16 * Math.sin(t) ** 3,
              y:
                middle.y -
                ((wide * 0.47 - out) / 17) *
                  (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
            };
          });
          return {
            points,
            colour: SEAL,
            width: 1.5,
            pressure: upTo(14).map((n) => Math.round((1 - n / 26) * 100) / 100),
          };
        });
      };
      c.fill(RICE);
      c.draw(half(1, 4), half(-1, 8));
      const group = 'pair';
      c.words(name, 'hand', { left: 0.02, v: 0.98, width: 0.46, height: 0.15, ink: INK, field: 'name', group });
      c.words('+', 'hand', { u: 0.5, v: 0.98, width: 0.1, height: 0.12, ink: SEAL, group });
      c.words(partner, 'hand', { right: 0.96, v: 0.98, width: 0.4, height: 0.15, ink: INK, field: 'partner', group });
    },
  },
  {
    key: 'brush-plum',
    group: 'lunar',
    titles: ['Plum branch', '墨梅', 'غصن البرقوق'],
    words: ['joy', '春', 'فرح'],
    draw(c, { words }) {
      const branch = (points: readonly (readonly [number, number])[], width: number) =>
        brushLine(
          points.map(([u, v]) => c.over(u, v)),
          width,
        );
      c.fill('f4ecdc');
      c.draw(
        branch(
          [
            [1.05, 0.66],
            [0.8, 0.58],
            [0.62, 0.44],
            [0.4, 0.36],
            [0.16, 0.22],
            [0.0, 0.16],
          ],
          4.4,
        ),
        branch(
          [
            [0.62, 0.44],
            [0.6, 0.3],
            [0.72, 0.16],
            [0.68, 0.02],
          ],
          2.4,
        ),
        branch(
          [
            [0.4, 0.36],
            [0.2, 0.4],
            [0.06, 0.48],
          ],
          1.8,
        ),
        branch(
          [
            [0.8, 0.58],
            [0.5, 0.62],
            [0.3, 0.6],
          ],
          1.8,
        ),
      );
      c.draw(
        [
          [0.7, 0.14, 5],
          [0.6, 0.27, 6],
          [0.3, 0.29, 6.4],
          [0.07, 0.47, 5],
          [0.48, 0.4, 5.4],
          [0.33, 0.6, 5.6],
          [0.8, 0.57, 6.2],
          [0.14, 0.2, 4.4],
        ].map(([u = 0, v = 0, r = 0], i) => [
          petalRing(
            c.over(u, v),
            [r * 0.16, r],
            5,
            { colour: i % 3 === 0 ? 'e58a8a' : 'cf3f4f', width: r * 0.76 },
            i * 20,
          ),
          petalRing(c.over(u, v), [0, r * 0.5], 5, { colour: 'f7d9a0', width: 0.5 }, i * 20 + 36),
        ]),
        [
          [0.68, 0.05],
          [0.52, 0.61],
          [0.2, 0.41],
          [0.92, 0.61],
          [0.02, 0.17],
        ].map(([u = 0, v = 0]) => dot(c.over(u, v), 3, 'cf3f4f')),
      );
      c.draw(slab(boxAt(c.at(0.9, 0.97), 5.4, 5.4), SEAL));
      c.words(words, 'marker', { u: 0.1, v: 0.98, width: 0.5, height: 0.26, ink: INK });
    },
  },
  {
    key: 'brush-sea',
    group: 'summer',
    titles: ['Painted sea', '写意海', 'بحر مرسوم'],
    words: ['ocean child', '海的孩子', 'ابن البحر'],
    draw(c, { words }) {
      c.fill('f9efdc');
      c.draw(
        land(c.bleed, () => c.bleed.height * 0.84, '143d60'),
        dot(c.over(0.7, 0.25), 17, 'f08a5d'),
        brushStroke(c.over(0.5, 0.3), c.over(0.96, 0.31), 4, 'f9efdc', 3),
      );
      c.draw(
        ['bfe0dc', '8ccbd0', '4fa8bd', '2f86a6', '1f6286', '174a6a', '12395a'].map((colour, i) =>
          brushStroke(
            c.over(i % 2 === 0 ? -0.08 : 1.08, 0.4 + i * 0.095),
            c.over(i % 2 === 0 ? 1.06 : -0.06, 0.385 + i * 0.095),
            19,
            colour,
            20 + i,
          ),
        ),
      );
      c.words(words, 'hand', { v: 0.97, width: 0.84, height: 0.2, ink: 'ffffff', edge: '12395a' });
    },
  },
]);

/** One line of ink that becomes thinner to its end. */
const brushLine = (points: readonly Point[], width: number): readonly Mark[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [];
    const [a, b] = [width * (1 - i / points.length), width * (1 - (i + 1) / points.length)];
    return [
      {
        points: upTo(5).map((n) => ({
          x: point.x + ((next.x - point.x) * n) / 4,
          y: point.y + ((next.y - point.y) * n) / 4 + Math.sin(n * 2 + i) * 0.3,
        })),
        pressure: upTo(5).map((n) => Math.round((1 - (n / 4) * (1 - Math.max(0.4, b / a))) * 100) / 100),
        colour: INK,
        width: a,
      },
      petal(by(point, -a * 0.4, 0), by(point, a * 0.4, 0.4), { colour: INK, width: a * 1.1 }),
    ];
  });
