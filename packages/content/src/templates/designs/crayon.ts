import type { Point } from '@cpc/design';
import { type Art, arc, by, curve, dot, type Ink, type Mark, polar, upTo } from '../art/pen.ts';
import { scribble } from '../art/paper.ts';
import { randomFrom } from '../../art/random.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [PAPER, RED, SUN, BLUE, GREEN, PINK] = ['fffaf0', 'ef5b4c', 'ffc53d', '3f8fd8', '4fae6a', 'f58fb0'];

/** A line from an unsteady hand. */
const shaky = (points: readonly Point[], ink: Ink, seed: number): Mark => {
  const random = randomFrom(seed);
  return curve(
    points.flatMap((at, i) => {
      const next = points[i + 1];
      const pieces = next ? Math.max(2, Math.round(Math.hypot(next.x - at.x, next.y - at.y) / 4)) : 1;
      return upTo(pieces)
        .map((n) => by(at, next ? ((next.x - at.x) * n) / pieces : 0, next ? ((next.y - at.y) * n) / pieces : 0))
        .map((p) => by(p, random.between(-0.5, 0.5), random.between(-0.5, 0.5)));
    }),
    ink.colour,
    ink.width,
    ink,
  );
};
const sun = (at: Point, r: number, colour: string): Art => [
  scribble(
    { x: at.x - r * 0.8, y: at.y - r * 0.8, width: r * 1.6, height: r * 1.6 },
    { colour, width: r * 0.2 },
    [7, -30],
  ),
  shaky(
    upTo(13).map((i) => polar(at, r, i * 30)),
    { colour, width: 1.6 },
    3,
  ),
  upTo(10).map((i) => shaky([polar(at, r * 1.3, i * 36), polar(at, r * 1.8, i * 36)], { colour, width: 1.6 }, i)),
];
const bow = (c: Composer, middle: Point, r: number): Art =>
  [RED, 'ff9a3d', SUN, GREEN, BLUE, '8a6fd1'].map((colour, i) =>
    [0, 1].map((n) =>
      shaky(
        upTo(13).map((k) => polar(middle, r - i * r * 0.1 - n * r * 0.045, 180 + k * 15)),
        { colour, width: r * 0.062 },
        i * 7 + n + Math.round(c.unit),
      ),
    ),
  );
const flower = (foot: Point, high: number, colour: string, seed: number): Art => [
  shaky([foot, by(foot, 1, -high)], { colour: GREEN, width: 1.5 }, seed),
  arc(by(foot, 3, -high * 0.4), 3, [180, 300], { colour: GREEN, width: 1.5 }),
  upTo(6).map((i) =>
    shaky(
      upTo(7).map((k) => polar(polar(by(foot, 1, -high), 3.4, i * 60), 1.8, k * 60)),
      { colour, width: 1.4 },
      seed + i,
    ),
  ),
  dot(by(foot, 1, -high), 3, SUN),
];

/** Wax crayons on white paper, as from the youngest of the family. */
export const CRAYON = family('crayon', CASES, [
  {
    key: 'crayon-house',
    group: 'family',
    titles: ['Our house', '我们的家', 'بيتنا'],
    words: ['our house', '我们的家', 'بيتنا'],
    draw(c, { words, name }) {
      const p = (u: number, v: number) => c.at(u, v);
      c.fill(PAPER);
      c.draw(
        scribble({ ...c.bleed, height: c.bleed.height * 0.2, y: c.bleed.y }, { colour: 'a9d6f0', width: 4.4 }, [9, -4]),
        scribble({ ...c.bleed, y: p(0, 0.68).y, height: c.frame.height * 0.12 }, { colour: GREEN, width: 4 }, [5, -3]),
        sun(c.over(0.82, 0.14), 7, SUN),
      );
      c.draw(
        scribble(
          { x: p(0.26, 0).x, y: p(0, 0.34).y, width: c.unit * 0.48, height: c.frame.height * 0.35 },
          { colour: 'ffd9a0', width: 3.4 },
          [12, -24],
        ),
        shaky(
          [p(0.24, 0.7), p(0.24, 0.33), p(0.76, 0.33), p(0.76, 0.7), p(0.24, 0.7)],
          { colour: '3a3a3a', width: 1.5 },
          5,
        ),
        scribble(
          { x: p(0.24, 0).x, y: p(0, 0.13).y, width: c.unit * 0.52, height: c.frame.height * 0.19 },
          { colour: RED, width: 3 },
          [8, 0],
        ),
        shaky([p(0.16, 0.34), p(0.5, 0.08), p(0.84, 0.34)], { colour: RED, width: 2.6 }, 8),
        shaky([p(0.44, 0.7), p(0.44, 0.5), p(0.58, 0.5), p(0.58, 0.7)], { colour: BLUE, width: 1.8 }, 9),
        shaky([p(0.31, 0.4), p(0.4, 0.4), p(0.4, 0.5), p(0.31, 0.5), p(0.31, 0.4)], { colour: BLUE, width: 1.5 }, 11),
        shaky([p(0.63, 0.4), p(0.71, 0.4), p(0.71, 0.5), p(0.63, 0.5), p(0.63, 0.4)], { colour: BLUE, width: 1.5 }, 12),
        flower(p(0.1, 0.72), 15, PINK, 3),
        flower(p(0.9, 0.74), 12, RED, 21),
      );
      c.words(words, 'kid', { v: 0.87, width: 0.9, height: 0.12, ink: '3a3a3a' });
      c.words(name, 'kid', { v: 1, width: 0.5, height: 0.07, ink: RED, field: 'name' });
    },
  },
  {
    key: 'crayon-rainbow',
    group: 'baby',
    titles: ['Crayon rainbow', '蜡笔彩虹', 'قوس قزح بالألوان'],
    draw(c, { name }) {
      c.fill(PAPER);
      c.draw(
        bow(c, c.at(0.5, 0.56), c.unit * 0.5),
        [
          [0.03, 0.6],
          [0.97, 0.6],
        ].map(([u = 0, v = 0]) => [
          scribble(
            { x: c.at(u, 0).x - 10, y: c.at(0, v).y - 6, width: 20, height: 12 },
            { colour: 'bfe0f5', width: 3.4 },
            [5, -10],
          ),
          [-5, 0, 5].map((x, i) =>
            arc(by(c.at(u, v), x, -3 - (i % 2) * 2), 4.4, [180, 360], { colour: BLUE, width: 1.3 }),
          ),
        ]),
      );
      c.draw(
        [
          [0.12, 0.06],
          [0.66, 0.05],
          [0.9, 0.2],
          [0.5, 0.2],
          [0.08, 0.3],
        ].map(([u = 0, v = 0], i) =>
          shaky(
            upTo(6).map((k) => polar(c.over(u, v), 4, k * 144 - 90)),
            { colour: [SUN, PINK, SUN, BLUE, PINK][i] ?? SUN, width: 1.2 },
            i,
          ),
        ),
      );
      c.words(name, 'kid', { v: 0.9, width: 0.94, height: 0.22, ink: RED, field: 'name' });
    },
  },
  {
    key: 'crayon-photo',
    group: 'baby',
    titles: ['King of the room', '小小国王', 'ملك البيت'],
    draw(c, { name, date }) {
      const middle = c.at(0.5, 0.42);
      const r = Math.min(c.unit * 0.36, c.frame.height * 0.3);
      c.fill('ffe2ea');
      c.photo(0.5, 0.42, { width: (r * 2) / c.frame.width, height: (r * 2) / c.frame.height, tall: 1, mask: 'circle' });
      c.draw(
        [RED, BLUE, SUN].map((colour, i) =>
          shaky(
            upTo(37).map((k) => polar(middle, r + 1 + i * 1.7, k * 10 + i * 4)),
            { colour, width: 1.7 },
            i + 2,
          ),
        ),
      );
      const top = by(middle, 0, -r * 0.9);
      const crown = [
        [-0.5, 0],
        [-0.62, -0.62],
        [-0.26, -0.3],
        [0, -0.74],
        [0.26, -0.3],
        [0.62, -0.62],
        [0.5, 0],
        [-0.5, 0],
      ].map(([x = 0, y = 0]) => by(top, x * r, y * r));
      c.draw(
        scribble(
          { x: top.x - r * 0.5, y: top.y - r * 0.36, width: r, height: r * 0.36 },
          { colour: SUN, width: 2.4 },
          [7, -8],
        ),
        shaky(crown, { colour: 'e89a1f', width: 1.7 }, 17),
        [
          [-0.62, -0.66],
          [0, -0.8],
          [0.62, -0.66],
        ].map(([x = 0, y = 0]) => dot(by(top, x * r, y * r), 3, RED)),
      );
      c.draw(
        upTo(9).map((i) =>
          shaky(
            [
              c.over(0.06 + (i % 3) * 0.4, 0.06 + Math.floor(i / 3) * 0.09),
              c.over(0.12 + (i % 3) * 0.4, 0.045 + Math.floor(i / 3) * 0.09),
            ],
            { colour: [BLUE, GREEN, RED][i % 3] ?? RED, width: 1.5 },
            i,
          ),
        ),
      );
      c.words(name, 'kid', { v: 0.85, width: 0.9, height: 0.14, ink: '3a3a6a', field: 'name' });
      c.words(date, 'kid', { v: 1, width: 0.5, height: 0.065, ink: RED, field: 'date' });
    },
  },
  {
    key: 'crayon-birthday',
    group: 'birthday',
    titles: ['Scribbled number', '涂鸦数字', 'رقم مخربش'],
    samples: { number: ['6', '6', '٦'] },
    draw(c, { number, name }) {
      c.fill(BLUE);
      c.draw(
        [SUN, PINK, GREEN].map((colour, i) =>
          scribble(
            {
              x: c.bleed.x + 4,
              y: c.at(0, 0.04 + i * 0.23).y,
              width: c.bleed.width - 8,
              height: c.frame.height * 0.22,
            },
            { colour, width: 5.2 },
            [7, -9 + i * 8],
          ),
        ),
      );
      c.draw(
        upTo(12).map((i) =>
          shaky(
            [
              c.over(0.08 + (i % 4) * 0.28, 0.03 + Math.floor(i / 4) * 0.1),
              by(c.over(0.08 + (i % 4) * 0.28, 0.03 + Math.floor(i / 4) * 0.1), 4 - (i % 3) * 4, 4),
            ],
            { colour: [SUN, 'ffffff', PINK][i % 3] ?? SUN, width: 1.7 },
            i,
          ),
        ),
      );
      c.words(number, 'kid', { v: 0.38, width: 0.8, height: 0.68, ink: 'ffffff', edge: '2a3f7a', field: 'number' });
      c.words(name, 'kid', { v: 0.98, width: 0.92, height: 0.2, ink: 'ffffff', field: 'name' });
    },
  },
  {
    key: 'crayon-cat',
    group: 'pets',
    titles: ['Drawn cat', '手绘猫', 'قطة مرسومة'],
    draw(c, { name }) {
      const at = c.at(0.5, 0.38);
      const r = Math.min(c.unit * 0.34, c.frame.height * 0.28);
      const ink = { colour: '33303a', width: 1.7 };
      c.fill('fff1b8');
      c.draw(
        scribble(
          { x: at.x - r, y: at.y - r * 0.8, width: r * 2, height: r * 1.7 },
          { colour: 'f7a552', width: 4.4 },
          [11, -18],
        ),
      );
      c.draw(
        shaky(
          upTo(25).map((i) =>
            by(
              at,
              r * 1.1 * Math.cos(((-58 + i * 12.35) * Math.PI) / 180),
              r * 0.92 * Math.sin(((-58 + i * 12.35) * Math.PI) / 180),
            ),
          ),
          ink,
          4,
        ),
        shaky(
          [
            by(at, -r * 0.62, -r * 0.76),
            by(at, -r * 0.9, -r * 1.4),
            by(at, -r * 0.2, -r * 0.9),
            by(at, r * 0.2, -r * 0.9),
            by(at, r * 0.9, -r * 1.4),
            by(at, r * 0.62, -r * 0.76),
          ],
          ink,
          6,
        ),
        [-1, 1].map((side) => [
          dot(by(at, side * r * 0.4, -r * 0.12), 4, ink.colour),
          dot(by(at, side * r * 0.4 + 0.8, -r * 0.16), 1.2, 'ffffff'),
          [-0.1, 0.06, 0.22].map((y, i) =>
            shaky(
              [by(at, side * r * 0.62, r * (0.22 + y * 0.4)), by(at, side * r * 1.4, r * (0.1 + y))],
              { ...ink, width: 1.1 },
              i,
            ),
          ),
          arc(by(at, side * r * 0.14, r * 0.28), r * 0.14, [0, 180], ink),
        ]),
        dot(by(at, 0, r * 0.2), 3.4, PINK),
        [-1, 1].map((side) =>
          scribble(
            { x: at.x + side * r * 0.66 - 4, y: at.y + r * 0.2, width: 8, height: 5 },
            { colour: PINK, width: 1.6 },
            [4, -10],
          ),
        ),
      );
      c.words(name, 'kid', { v: 0.92, width: 0.92, height: 0.2, ink: RED, field: 'name' });
    },
  },
]);
