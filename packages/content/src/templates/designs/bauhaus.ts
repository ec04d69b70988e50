import type { Point } from '@cpc/design';
import { arc, boxAt, by, dot, line, polar, slab, solid, upTo } from '../art/pen.ts';
import { band, pillar } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const [IVORY, RED, BLUE, YELLOW, BLACK] = ['f3ead7', 'd63a2b', '21468b', 'f0b323', '1b1b1e'];

/** A quarter of a disc, from a corner. @param turn 0: it opens to the right and downwards */
const quarter = (corner: Point, radius: number, colour: string, turn: number) => [
  ...solid([corner, ...upTo(13).map((i) => polar(corner, radius, turn + i * 7.5))], colour),
];
const half = (middle: Point, radius: number, colour: string, turn: number) =>
  solid(
    upTo(19).map((i) => polar(middle, radius, turn + i * 10)),
    colour,
  );

/** Circles, squares and bars in the colours of a school of 1919. */
export const BAUHAUS = family('bauhaus', CASES, [
  {
    key: 'bauhaus-poster',
    group: 'work',
    titles: ['Form and function', '形与用', 'الشكل والوظيفة'],
    draw(c, { name, motto }) {
      const wide = c.bleed.width;
      c.fill(IVORY);
      c.draw(
        half(c.over(0.5, 0.34), wide * 0.42, RED, 0),
        half(c.over(0.5, 0.33), wide * 0.42, BLACK, 180),
        dot(c.over(0.5, 0.335), wide * 0.3, YELLOW),
        dot(c.over(0.5, 0.335), wide * 0.14, BLUE),
        line([c.over(-0.1, 0.58), c.over(1.1, 0.44)], BLACK, 1.4),
        line([c.over(-0.1, 0.61), c.over(1.1, 0.47)], BLACK, 0.6),
        dot(c.over(0.14, 0.66), wide * 0.13, BLUE),
        slab(boxAt(c.over(0.86, 0.61), wide * 0.14, wide * 0.14), YELLOW, 15),
      );
      c.words(name, 'heavy', { left: 0.02, v: 0.83, width: 0.96, height: 0.15, ink: BLACK, field: 'name' });
      c.words(motto, 'geo', { left: 0.02, v: 1, width: 0.8, height: 0.065, ink: RED, field: 'motto' });
    },
  },
  {
    key: 'bauhaus-blocks',
    group: 'minimal',
    titles: ['Building blocks', '积木', 'مكعبات'],
    draw(c, { initial, name }) {
      const side = c.bleed.width / 3;
      const at = (column: number, row: number) => ({ x: c.bleed.x + column * side, y: c.bleed.y + row * side });
      c.fill(IVORY);
      c.draw(
        [
          [0, 0, RED, 0],
          [2, 0, BLUE, 90],
          [1, 1, YELLOW, 0],
          [0, 2, BLACK, -90],
          [2, 2, RED, 180],
          [0, 4, BLUE, 0],
          [2, 5, YELLOW, 180],
          [1, 5, RED, 270],
        ].map(([column, row, colour, turn]) => {
          const corner = { 0: [0, 0], 90: [1, 0], 180: [1, 1], '-90': [0, 1], 270: [0, 1] }[String(turn)] ?? [0, 0];
          return quarter(
            by(at(Number(column), Number(row)), (corner[0] ?? 0) * side, (corner[1] ?? 0) * side),
            side * 0.98,
            String(colour),
            Number(turn),
          );
        }),
        [
          [1, 0, BLACK],
          [2, 1, YELLOW],
          [0, 5, BLACK],
        ].map(([column, row, colour]) =>
          dot(by(at(Number(column), Number(row)), side / 2, side / 2), side * 0.6, String(colour)),
        ),
        [
          [0, 1],
          [1, 2],
        ].map(([column = 0, row = 0]) =>
          upTo(4).map((i) =>
            line(
              [
                by(at(column, row), side * 0.08, side * (0.2 + i * 0.2)),
                by(at(column, row), side * 0.92, side * (0.2 + i * 0.2)),
              ],
              BLACK,
              side * 0.08,
            ),
          ),
        ),
      );
      c.draw(
        dot(c.at(0.5, 0.56), c.unit * 0.66, IVORY),
        dot(c.at(0.5, 0.56), c.unit * 0.6, BLACK),
        band(c.bleed, c.at(0, 0.885).y, c.bleed.y + c.bleed.height + 4, IVORY),
      );
      c.words(initial, 'heavy', { v: 0.56, width: 0.34, height: 0.26, ink: IVORY, field: 'initial' });
      c.words(name, 'geo', { v: 0.948, width: 0.66, height: 0.085, ink: BLACK, letterSpacing: 0.1, field: 'name' });
    },
  },
  {
    key: 'bauhaus-stairs',
    group: 'work',
    titles: ['Step by step', '一步一步', 'خطوة بخطوة'],
    words: ['step\nby step', '一步\n一步', 'خطوة\nخطوة'],
    draw(c, { words }) {
      const side = c.bleed.width / 5;
      c.fill(BLUE);
      c.draw(
        upTo(5).map((i) =>
          pillar(
            { ...c.bleed, y: c.over(0, 0.56 - i * 0.085).y + side * 3, height: 400 },
            c.bleed.x + i * side,
            c.bleed.x + (i + 1) * side,
            [IVORY, YELLOW, RED, IVORY, YELLOW][i] ?? RED,
          ),
        ),
      );
      c.draw(
        band(c.bleed, c.at(0, 0.62).y, c.bleed.y + c.bleed.height + 4, IVORY),
        dot(c.over(0.3, 0.36), side * 1.1, RED),
        arc(c.over(0.3, 0.36), side * 0.9, [190, 320], { colour: IVORY, width: 0.9 }),
      );
      c.words(words, 'heavy', { left: 0.03, v: 0.98, width: 0.9, height: 0.32, ink: BLACK });
    },
  },
  {
    key: 'bauhaus-portrait',
    group: 'friends',
    titles: ['Square and circle', '方与圆', 'مربع ودائرة'],
    draw(c, { name, date }) {
      const wide = c.bleed.width;
      c.fill(YELLOW);
      c.draw(
        quarter(c.over(0, 0), wide * 0.96, RED, 0),
        band(c.bleed, c.at(0, 0.36).y, c.at(0, 0.42).y, BLACK),
        dot(c.at(0.9, 0.02), wide * 0.22, BLUE),
      );
      c.photo(0.5, 0.28, { width: 0.78, height: 0.6, tall: 1, mask: 'circle', border: IVORY, borderWidth: 2.4 });
      c.draw(
        slab({ x: c.bleed.x - 4, y: c.at(0, 0.74).y, width: wide + 8, height: c.bleed.height }, IVORY),
        slab({ x: c.at(0, 0).x, y: c.at(0, 0.7).y, width: wide * 0.24, height: 5 }, BLUE),
      );
      c.words(name, 'heavy', { left: 0, v: 0.85, width: 1, height: 0.14, ink: BLACK, field: 'name' });
      c.words(date, 'geo', { left: 0, v: 1, width: 0.5, height: 0.065, ink: RED, field: 'date' });
    },
  },
]);
