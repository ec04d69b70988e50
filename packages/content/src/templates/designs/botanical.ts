import { by, dot, polar, ring, upTo } from '../art/pen.ts';
import { blossom, sprig } from '../art/land.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [PAPER, INK, SAGE, CLAY, NIGHT] = ['f6f1e4', '2f4a3a', '8ba384', 'c7704f', '1f322b'];

/** Sprigs along a circle, from its foot up both sides. */
function wreath(c: Composer, v: number, share: number) {
  const middle = c.at(0.5, v);
  const r = c.unit * share;
  return upTo(12).flatMap((i) => {
    const turn = 90 + (i % 2 === 0 ? 1 : -1) * (14 + Math.floor(i / 2) * 27);
    const way = i % 2 === 0 ? 1 : -1;
    const [from, to] = [polar(middle, r, turn), polar(middle, r * (i % 4 < 2 ? 1.1 : 0.95), turn + way * 30)];
    const colour = i % 3 === 0 ? SAGE : INK;
    return sprig(
      from,
      to,
      { colour, width: 0.4 },
      { count: 5, long: r * 0.2, wide: r * 0.085, bend: -way * r * 0.04, berries: i % 4 === 1 ? CLAY : undefined },
    );
  });
}

/** Fine leaves in two greens on paper, a little clay, letters of a book. */
export const BOTANICAL = family('botanical', CASES, [
  {
    key: 'botanical-wreath',
    group: 'wedding',
    titles: ['Wreath', '花环', 'إكليل'],
    draw(c, { name, partner, date }) {
      const group = 'pair';
      c.fill(PAPER);
      c.draw(wreath(c, 0.46, 0.43));
      c.words(name, 'elegant', { v: 0.33, width: 0.6, height: 0.15, ink: INK, field: 'name', group });
      c.words('&', 'book', { v: 0.46, width: 0.2, height: 0.08, ink: CLAY, group });
      c.words(partner, 'elegant', { v: 0.59, width: 0.6, height: 0.15, ink: INK, field: 'partner', group });
      c.words(date, 'book', { v: 1, width: 0.5, height: 0.07, ink: CLAY, letterSpacing: 0.08, field: 'date' });
    },
  },
  {
    key: 'botanical-meadow',
    group: 'spring',
    titles: ['Wild meadow', '野花草甸', 'مرج بري'],
    draw(c, { motto }) {
      c.fill('fbf3e2', 'f3e3cf');
      const stems = [
        [0.04, 0.5],
        [0.17, 0.66],
        [0.3, 0.46],
        [0.44, 0.6],
        [0.58, 0.42],
        [0.7, 0.64],
        [0.84, 0.5],
        [0.96, 0.6],
      ] as const;
      c.draw(
        stems.map(([u, v], i) => {
          const top = c.at(u + (i % 2 === 0 ? 0.05 : -0.05), v);
          return sprig(
            c.over(u, 1.02),
            top,
            { colour: i % 2 === 0 ? INK : SAGE, width: 0.5 },
            { count: 6, long: 9, wide: 2.6, bend: i % 2 === 0 ? 4 : -4, tip: false },
          );
        }),
        stems.map(([u, v], i) =>
          blossom(
            c.at(u + (i % 2 === 0 ? 0.05 : -0.05), v),
            6.2 - (i % 3),
            i % 3 === 0 ? [CLAY, 'f3c969'] : i % 3 === 1 ? ['e9a9a0', 'a2503a'] : ['fffaf0', 'e0a63c'],
            [i % 2 === 0 ? 5 : 8, i * 23],
          ),
        ),
      );
      c.words(motto, 'elegant', { v: 0.18, width: 0.94, height: 0.24, ink: INK, field: 'motto' });
    },
  },
  {
    key: 'botanical-eucalyptus',
    group: 'minimal',
    titles: ['Eucalyptus', '尤加利', 'أوكالبتوس'],
    draw(c, { name }) {
      c.fill('eef1ea');
      c.draw(
        [
          [0.02, 0.46, 5],
          [0.2, 0.33, -4],
          [0.38, 0.55, 5],
          [0.58, 0.38, -5],
          [0.76, 0.62, 4],
          [0.95, 0.44, -5],
        ].map(([u = 0, v = 0, bend = 0], i) =>
          sprig(
            c.over(u, -0.02),
            c.over(u + 0.03, v),
            { colour: i % 2 === 0 ? '6f8f83' : 'a9bfb2', width: 0.5 },
            { count: 11, long: 7.4, wide: 5, spread: 62, bend },
          ),
        ),
      );
      c.words(name, 'book', { v: 0.93, width: 0.7, height: 0.13, ink: '3f5a50', letterSpacing: 0.1, field: 'name' });
    },
  },
  {
    key: 'botanical-arch',
    group: 'family',
    titles: ['Garden window', '花园窗', 'نافذة الحديقة'],
    draw(c, { name, date }) {
      c.fill(PAPER);
      c.draw(
        [-1, 1].flatMap((side) => [
          ...sprig(
            c.at(0.5 + side * 0.06, 0.8),
            c.at(0.5 + side * 0.52, 0.16),
            { colour: INK, width: 0.5 },
            { count: 9, long: 11, wide: 4, bend: side * 7 },
          ),
          ...sprig(
            c.at(0.5 + side * 0.1, 0.82),
            c.at(0.5 + side * 0.54, 0.58),
            { colour: SAGE, width: 0.5 },
            { count: 6, long: 9, wide: 3.4, bend: side * 3, berries: CLAY },
          ),
        ]),
      );
      c.photo(0.5, 0, { width: 0.7, height: 0.7, tall: 1.36, mask: 'arch', border: CLAY, borderWidth: 0.8 });
      c.draw(
        [-1, 0, 1].map((i) =>
          blossom(c.at(0.5 + i * 0.14, 0.715 - Math.abs(i) * 0.01), i === 0 ? 6 : 4.6, [
            i === 0 ? CLAY : 'e3b39e',
            'f3d58a',
          ]),
        ),
      );
      c.words(name, 'elegant', { v: 0.88, width: 0.86, height: 0.15, ink: INK, field: 'name' });
      c.words(date, 'book', { v: 1, width: 0.44, height: 0.055, ink: CLAY, letterSpacing: 0.08, field: 'date' });
    },
  },
  {
    key: 'botanical-fern',
    group: 'minimal',
    titles: ['Fern by night', '夜色蕨影', 'سرخس الليل'],
    draw(c, { initial, name }) {
      c.fill(NIGHT, '16241f');
      c.draw(
        [
          [-0.05, 1.0, 0.55, 0.28, 12],
          [0.3, 1.06, 1.04, 0.46, 10],
          [-0.08, 0.62, 0.4, 0.05, 8],
          [0.62, 0.5, 1.05, 0.08, 8],
        ].map(([u1 = 0, v1 = 0, u2 = 0, v2 = 0, bend = 0], i) =>
          sprig(
            c.over(u1, v1),
            c.over(u2, v2),
            { colour: ['4f7a63', '35584a', '35584a', '4f7a63'][i] ?? SAGE, width: 0.7 },
            { count: 15, long: 13, wide: 3, spread: 58, bend },
          ),
        ),
      );
      c.draw(
        dot(c.at(0.5, 0.46), c.unit * 0.6, NIGHT),
        ring(c.at(0.5, 0.46), c.unit * 0.3, { colour: 'd9b779', width: 0.6 }),
      );
      c.words(initial, 'book', { v: 0.46, width: 0.4, height: 0.3, ink: 'f0dcae', field: 'initial' });
      c.words(name, 'book', { v: 0.98, width: 0.5, height: 0.08, ink: 'f0dcae', letterSpacing: 0.14, field: 'name' });
    },
  },
  {
    key: 'botanical-letter',
    group: 'thanks',
    titles: ['Pressed flowers', '压花', 'زهور مجففة'],
    words: ['thank\nyou', '谢谢你', 'شكرا\nلك'],
    draw(c, { words, name }) {
      c.fill('f1e6d6');
      const stem = (u: number, v: number, i: number) => {
        const foot = c.over(u, v);
        const top = by(foot, i % 2 === 0 ? 5 : -5, -26);
        return [
          ...sprig(
            foot,
            top,
            { colour: i % 2 === 0 ? SAGE : INK, width: 0.45 },
            { count: 5, long: 7, wide: 2.4, bend: i % 2 === 0 ? 3 : -3, tip: false },
          ),
          ...blossom(
            top,
            5.4,
            (
              [
                [CLAY, '6b3a2a'],
                ['b9a3c9', 'f0d98a'],
                ['e8b75a', '9a5a2a'],
              ] as const
            )[i % 3] ?? [CLAY, SAGE],
            [i % 2 === 0 ? 6 : 9, i * 31],
          ),
        ];
      };
      c.draw(
        [
          [0.12, 0.2],
          [0.44, 0.14],
          [0.86, 0.24],
          [0.62, 0.36],
          [0.2, 0.42],
          [0.9, 0.52],
          [0.12, 0.98],
          [0.5, 1.0],
          [0.86, 0.98],
        ].map(([u = 0, v = 0], i) => stem(u, v, i)),
      );
      c.words(words, 'elegant', { v: 0.48, width: 0.86, height: 0.36, ink: INK });
      c.words(name, 'book', { v: 0.74, width: 0.4, height: 0.06, ink: CLAY, letterSpacing: 0.1, field: 'name' });
    },
  },
]);
