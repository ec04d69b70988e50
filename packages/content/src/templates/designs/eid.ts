import type { Point } from '@cpc/design';
import { arc, by, dot, line, type Mark, petal, polar, ring, solid, starPoints, twinkle, upTo } from '../art/pen.ts';
import { band, crescent, land, petalRing } from '../art/land.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [EMERALD, NIGHT, GOLD, SAND, ROSE] = ['0f4c45', '14213d', 'e6bf6a', 'f7ead0', 'c9736b'];

/** An eight-pointed star: two squares over each other, in outline. */
const khatim = (at: Point, r: number, colour: string, width: number): Mark[] =>
  [0, 45].map((turn) =>
    line(
      upTo(5).map((i) => polar(at, r, turn + i * 90 + 45)),
      colour,
      width,
    ),
  );

/** A lantern on a chain. */
function lantern(c: Composer, at: Point, size: number, [body, light]: readonly [string, string]): Mark[] {
  const foot = by(at, 0, size);
  return [
    line([{ x: at.x, y: c.bleed.y - 2 }, at], GOLD, 0.45),
    ring(by(at, 0, size * 0.08), size * 0.08, { colour: GOLD, width: 0.5 }),
    ...solid([by(at, 0, size * 0.14), by(at, size * 0.24, size * 0.36), by(at, -size * 0.24, size * 0.36)], body, 0.5),
    ...solid(
      [
        by(at, -size * 0.27, size * 0.38),
        by(at, size * 0.27, size * 0.38),
        by(at, size * 0.2, size * 0.84),
        by(at, -size * 0.2, size * 0.84),
      ],
      body,
      0.5,
    ),
    petal(by(at, 0, size * 0.4), by(at, 0, size * 0.82), { colour: light, width: size * 0.26 }),
    line([by(at, -size * 0.27, size * 0.38), by(at, size * 0.27, size * 0.38)], GOLD, 0.7),
    line([by(at, -size * 0.2, size * 0.86), by(at, size * 0.2, size * 0.86)], GOLD, 0.7),
    line([by(foot, 0, -size * 0.12), by(foot, 0, size * 0.06)], GOLD, 0.45),
    dot(by(foot, 0, size * 0.1), size * 0.09, GOLD),
  ];
}

/** Domes and minarets before the sky, from the foot of the case. */
function skyline(c: Composer, v: number, colour: string): Mark[] {
  const foot = c.at(0, v).y;
  const wide = c.bleed.width;
  const dome = (u: number, r: number, drum: number): Mark[] => [
    petal(
      { x: c.over(u, 0).x, y: foot - drum + r * 0.9 },
      { x: c.over(u, 0).x, y: foot - drum - r * 1.5 },
      { colour, width: r * 2.1 },
    ),
    line(
      [
        { x: c.over(u, 0).x, y: foot - drum - r * 1.2 },
        { x: c.over(u, 0).x, y: foot - drum - r * 1.9 },
      ],
      colour,
      0.6,
    ),
    line(
      [
        { x: c.over(u, 0).x, y: foot - drum + r * 0.3 },
        { x: c.over(u, 0).x, y: foot + 3 },
      ],
      colour,
      r * 1.9,
    ),
  ];
  const tower = (u: number, high: number): Mark[] => [
    line(
      [
        { x: c.over(u, 0).x, y: foot + 3 },
        { x: c.over(u, 0).x, y: foot - high },
      ],
      colour,
      wide * 0.032,
    ),
    line(
      [
        { x: c.over(u - 0.026, 0).x, y: foot - high * 0.7 },
        { x: c.over(u + 0.026, 0).x, y: foot - high * 0.7 },
      ],
      colour,
      1.5,
    ),
    petal(
      { x: c.over(u, 0).x, y: foot - high + 2.4 },
      { x: c.over(u, 0).x, y: foot - high - 5 },
      { colour, width: wide * 0.05 },
    ),
  ];
  return [
    ...dome(0.5, wide * 0.13, 7),
    ...dome(0.28, wide * 0.07, 3),
    ...dome(0.72, wide * 0.07, 3),
    ...tower(0.12, 34),
    ...tower(0.88, 34),
    ...tower(0.36, 26),
    ...tower(0.64, 26),
    ...land(c.bleed, () => foot - c.bleed.y, colour),
  ];
}

/** Gold on deep colours: lanterns, moons and stars of eight points. */
export const EID = family('lantern', CASES, [
  {
    key: 'eid-lanterns',
    group: 'eid',
    titles: ['Lanterns', '灯笼夜', 'فوانيس'],
    words: ['Ramadan\nKareem', '斋月\n吉庆', 'رمضان\nكريم'],
    draw(c, { words, name }) {
      c.sky(NIGHT, '27346b', '6b4a78');
      c.draw(
        upTo(30).map((i) =>
          dot(c.over(((i * 61) % 100) / 100, ((i * 37) % 70) / 100), 0.5 + (i % 3) * 0.25, SAND, { opacity: 0.8 }),
        ),
      );
      c.draw(
        lantern(c, c.over(0.84, 0.14), 26, [ROSE, 'ffe3a0']),
        lantern(c, c.over(0.6, 0.06), 17, [EMERALD, 'ffe3a0']),
        lantern(c, c.over(0.2, 0.34), 21, ['2f7f79', 'ffe3a0']),
        lantern(c, c.over(0.44, 0.26), 13, [ROSE, 'ffe3a0']),
      );
      c.draw(skyline(c, 0.94, '0c1430'));
      c.words(words, 'elegant', { v: 0.46, width: 0.84, height: 0.36, ink: 'fff3cf f0cf86' });
      c.words(name, 'book', { v: 1, width: 0.5, height: 0.07, ink: GOLD, field: 'name' });
    },
  },
  {
    key: 'eid-crescent',
    group: 'eid',
    titles: ['New moon', '新月', 'هلال العيد'],
    words: ['Eid Mubarak', '开斋快乐', 'عيد مبارك'],
    draw(c, { words, name }) {
      c.fill(EMERALD);
      c.draw(
        upTo(7).map((row) =>
          upTo(4).map((column) => khatim(c.over(column * 0.333, row * 0.166), c.bleed.width * 0.165, '1b6157', 0.5)),
        ),
      );
      c.draw(
        dot(c.at(0.5, 0.34), c.unit * 0.88, EMERALD),
        crescent(c.at(0.5, 0.34), c.unit * 0.38, GOLD, EMERALD),
        twinkle(c.at(0.66, 0.27), 5, 'fff1c9'),
        twinkle(c.at(0.74, 0.44), 2.6, 'fff1c9'),
      );
      c.draw(band(c.bleed, c.at(0, 0.68).y, c.at(0, 0.9).y, EMERALD));
      c.words(words, 'elegant', { v: 0.79, width: 0.96, height: 0.2, ink: 'fff1c9 e6bf6a' });
      c.words(name, 'book', { v: 1, width: 0.5, height: 0.08, ink: SAND, letterSpacing: 0.06, field: 'name' });
    },
  },
  {
    key: 'eid-arch',
    group: 'eid',
    titles: ['Golden gate', '金色拱门', 'البوابة الذهبية'],
    words: ['Eid Mubarak', '节日吉庆', 'عيد مبارك'],
    draw(c, { words, name }) {
      c.fill(SAND);
      c.draw(
        upTo(5).map((row) =>
          upTo(5).map((column) => khatim(c.over(column * 0.25, row * 0.125), c.bleed.width * 0.124, 'ecd9b0', 0.45)),
        ),
      );
      c.draw(
        [0, 1, 2].map((i) => {
          const r = c.unit * (0.45 - i * 0.035);
          return [
            arc(c.at(0.5, 0.36), r, [180, 360], { colour: [EMERALD, GOLD, ROSE][i] ?? GOLD, width: 2.2 }),
            ...[-1, 1].map((side) =>
              line(
                [by(c.at(0.5, 0.36), side * r, 0), by(c.at(0.5, 0.74), side * r, 0)],
                [EMERALD, GOLD, ROSE][i] ?? GOLD,
                2.2,
              ),
            ),
          ];
        }),
      );
      c.photo(0.5, 0.36, { width: 0.7, height: 0.7, tall: 1, mask: 'circle' });
      c.draw(
        band(c.bleed, c.at(0, 0.72).y, c.bleed.y + c.bleed.height + 4, EMERALD),
        upTo(14).map((i) =>
          dot(c.over(i / 13, c.bleed.height === 0 ? 0 : (c.at(0, 0.72).y - c.bleed.y) / c.bleed.height), 3.6, GOLD),
        ),
      );
      c.words(words, 'elegant', { v: 0.855, width: 0.9, height: 0.15, ink: 'f6dc9c' });
      c.words(name, 'book', { v: 1, width: 0.5, height: 0.07, ink: SAND, letterSpacing: 0.06, field: 'name' });
    },
  },
  {
    key: 'eid-tiles',
    group: 'eid',
    titles: ['Zellige', '摩洛哥瓷砖', 'زليج'],
    draw(c, { initial, name }) {
      const side = c.bleed.width / 2;
      c.fill('10406b');
      c.draw(
        upTo(5).map((row) =>
          upTo(3).map((column) => {
            const at = { x: c.bleed.x + column * side, y: c.bleed.y + row * side };
            return [
              solid(starPoints(at, side * 0.5, 8, 0.7, 0), SAND, 0.9),
              petalRing(at, [side * 0.06, side * 0.42], 8, { colour: ROSE, width: side * 0.17 }, 0),
              dot(at, side * 0.3, GOLD),
              dot(at, side * 0.14, '10406b'),
              dot(by(at, side / 2, side / 2), side * 0.2, '2f8f9c'),
            ];
          }),
        ),
      );
      c.draw(
        solid(starPoints(c.at(0.5, 0.42), c.unit * 0.42, 8, 0.78, 22.5), '10406b', 1),
        solid(starPoints(c.at(0.5, 0.42), c.unit * 0.38, 8, 0.78, 22.5), SAND, 1),
      );
      c.draw(band(c.bleed, c.at(0, 0.86).y, c.at(0, 1.0).y, '10406b'));
      c.words(initial, 'book', { v: 0.42, width: 0.36, height: 0.28, ink: '10406b', field: 'initial' });
      c.words(name, 'book', { v: 0.93, width: 0.7, height: 0.11, ink: SAND, letterSpacing: 0.08, field: 'name' });
    },
  },
]);
