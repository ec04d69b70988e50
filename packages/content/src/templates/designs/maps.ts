import { by, dot, line, polar, ring, solid, starPoints, upTo } from '../art/pen.ts';
import { dashes } from '../art/paper.ts';
import { wave } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const [PAPER, INK, RED] = ['f4e7cb', '3d3222', 'b5442e'];

/** Charts of places that one has been to or longs for. */
export const MAPS = family('old-map', CASES, [
  {
    key: 'map-compass',
    group: 'travel',
    titles: ['Compass rose', '罗盘', 'وردة البوصلة'],
    draw(c, { place, motto }) {
      const middle = c.at(0.5, 0.36);
      const r = Math.min(c.unit * 0.44, c.frame.height * 0.36);
      c.fill('efdfbd');
      c.draw(
        upTo(9).map((i) => ring(c.over(0.1, 0.05), 16 + i * 12, { colour: 'e0cb9f', width: 0.5 })),
        upTo(16).map((i) => line([middle, polar(middle, c.bleed.height, i * 22.5)], 'd9c292', 0.4)),
      );
      c.draw(
        ring(middle, r * 0.72, { colour: INK, width: 0.5 }),
        ring(middle, r * 0.66, { colour: INK, width: 0.3 }),
        upTo(48).map((i) =>
          line([polar(middle, r * 0.66, i * 7.5), polar(middle, r * (i % 4 === 0 ? 0.6 : 0.63), i * 7.5)], INK, 0.3),
        ),
      );
      c.draw(
        solid(starPoints(middle, r * 0.6, 4, 0.24, -45), '8a6a3f', 0.5),
        solid(starPoints(middle, r, 4, 0.17), INK, 0.5),
        upTo(4).map((i) =>
          solid(
            [middle, polar(middle, r * 0.17, i * 90 - 45), polar(middle, r * 0.97, i * 90 - 90)],
            i === 0 ? RED : PAPER,
            0.35,
          ),
        ),
        dot(middle, r * 0.16, PAPER),
        dot(middle, r * 0.1, RED),
      );
      c.words(place, 'gothic', { v: 0.87, width: 0.9, height: 0.17, ink: INK, field: 'place' });
      c.words(motto, 'hand', { v: 1, width: 0.6, height: 0.075, ink: RED, field: 'motto' });
    },
  },
  {
    key: 'map-contours',
    group: 'travel',
    titles: ['Over the ridge', '越过山脊', 'فوق القمم'],
    draw(c, { place, date }) {
      c.wallpaper('topography');
      const path = [
        [0.1, 0.93],
        [0.24, 0.85],
        [0.2, 0.74],
        [0.42, 0.66],
        [0.6, 0.7],
        [0.7, 0.56],
        [0.6, 0.42],
        [0.76, 0.3],
      ] as const;
      c.draw(
        path
          .slice(1)
          .map(([u, v], i) =>
            dashes(
              c.over(path[i]?.[0] ?? 0, path[i]?.[1] ?? 0),
              c.over(u, v),
              { colour: 'ffe9b8', width: 1 },
              [5, 0.55],
            ),
          ),
        dot(c.over(0.1, 0.93), 4.4, 'ffe9b8'),
        line([c.over(0.72, 0.275), c.over(0.8, 0.322)], 'ff6b4a', 2),
        line([c.over(0.8, 0.278), c.over(0.72, 0.32)], 'ff6b4a', 2),
      );
      c.words(place, 'book', {
        left: 0.02,
        v: 0.16,
        width: 0.7,
        height: 0.17,
        ink: 'fff3d6',
        shadow: '0d2a2a',
        field: 'place',
      });
      c.words(date, 'tall', {
        right: 0.98,
        v: 1,
        width: 0.5,
        height: 0.07,
        ink: 'fff3d6',
        letterSpacing: 0.08,
        field: 'date',
      });
    },
  },
  {
    key: 'map-metro',
    group: 'travel',
    titles: ['Metro map', '地铁图', 'خريطة المترو'],
    draw(c, { place, name }) {
      const route = (colour: string, points: readonly (readonly [number, number])[]) =>
        line(
          points.map(([u, v]) => c.over(u, v)),
          colour,
          2.8,
        );
      const stops = (points: readonly (readonly [number, number])[]) =>
        points.map(([u, v]) => [dot(c.over(u, v), 4, '26303f'), dot(c.over(u, v), 2.5, 'fffdf6')]);
      c.fill('f7f4ea');
      c.draw(
        upTo(7).map((i) => line([c.over(-0.1, 0.08 + i * 0.16), c.over(1.1, 0.08 + i * 0.16)], 'eae5d4', 0.5)),
        wave({ ...c.bleed, y: 0 }, c.over(0, 0.46).y, [7, 1, 0.2], { colour: 'bfe0ea', width: 9 }),
      );
      c.draw(
        route('e4572e', [
          [-0.1, 0.22],
          [0.3, 0.22],
          [0.5, 0.32],
          [0.5, 0.56],
          [0.7, 0.66],
          [1.1, 0.66],
        ]),
        route('2f6fd0', [
          [0.8, -0.1],
          [0.8, 0.3],
          [0.5, 0.45],
          [0.2, 0.6],
          [0.2, 1.1],
        ]),
        route('f2b134', [
          [-0.1, 0.5],
          [0.34, 0.5],
          [0.66, 0.34],
          [1.1, 0.34],
        ]),
        route('3a9d6e', [
          [-0.1, 0.68],
          [0.5, 0.68],
          [0.7, 0.58],
          [0.7, -0.1],
        ]),
      );
      c.draw(
        stops([
          [0.3, 0.22],
          [0.5, 0.32],
          [0.5, 0.4],
          [0.5, 0.56],
          [0.8, 0.2],
          [0.8, 0.3],
          [0.3, 0.55],
          [0.2, 0.68],
          [0.34, 0.5],
          [0.66, 0.34],
          [0.7, 0.5],
          [0.7, 0.66],
          [0.9, 0.66],
          [0.9, 0.34],
          [0.7, 0.18],
        ]),
        dot(c.over(0.5, 0.45), 8.4, '26303f'),
        dot(c.over(0.5, 0.45), 6, 'fffdf6'),
        dot(c.over(0.5, 0.45), 3, 'e4572e'),
      );
      c.words(place, 'geo', { left: 0.3, v: 0.84, width: 0.68, height: 0.15, ink: '26303f', field: 'place' });
      c.words(name, 'geo', { left: 0.3, v: 1, width: 0.6, height: 0.075, ink: 'e4572e', field: 'name' });
    },
  },
  {
    key: 'map-sea',
    group: 'travel',
    titles: ['Treasure island', '宝岛', 'جزيرة الكنز'],
    words: ['home is\nyou', '有你\n是家', 'أنت\nالوطن'],
    draw(c, { words }) {
      c.fill('a9d3cf');
      c.draw(
        [
          [0.14, 0.1],
          [0.7, 0.08],
          [0.92, 0.24],
          [0.1, 0.36],
          [0.92, 0.9],
          [0.1, 0.94],
          [0.56, 0.96],
        ].map(([u = 0, v = 0]) =>
          [0, 1].map((row) =>
            wave({ ...c.bleed, x: c.over(u - 0.08, 0).x, width: 13 }, c.over(0, v + row * 0.014).y, [0.8, 2, 0], {
              colour: '5a9a9c',
              width: 0.7,
            }),
          ),
        ),
      );
      const coast = (grow: number) =>
        upTo(60)
          .map((i) =>
            polar(
              c.at(0.5, 0.5),
              c.unit * (0.44 + grow + 0.04 * Math.sin(i * 0.42 + 1) + 0.03 * Math.cos(i * 0.73)),
              i * 6,
            ),
          )
          .map(({ x, y }) => ({ x, y: c.at(0, 0.5).y + (y - c.at(0, 0.5).y) * 1.16 }));
      c.draw(solid(coast(0.07), '84bdb9', 1.4), solid(coast(0.02), 'f0dba6', 1.4), solid(coast(-0.03), '9cc08a', 1.4));
      c.draw(
        [
          [0.36, 0.2, 4],
          [0.5, 0.16, 6],
          [0.64, 0.21, 4.4],
        ].map(([u = 0, v = 0, h = 0]) => [
          line([by(c.at(u, v), -h, h), c.at(u, v), by(c.at(u, v), h, h)], '6b5a3f', 1.1),
          line([by(c.at(u, v), h * 0.1, h * 0.4), by(c.at(u, v), h * 0.5, h)], '6b5a3f', 0.6),
        ]),
        dashes(c.at(0.24, 0.72), c.at(0.5, 0.78), { colour: RED, width: 0.9 }, [6, 0.5]),
        line([c.at(0.56, 0.755), c.at(0.64, 0.815)], RED, 1.4),
        line([c.at(0.64, 0.755), c.at(0.56, 0.815)], RED, 1.4),
      );
      c.words(words, 'hand', { v: 0.48, width: 0.6, height: 0.3, ink: INK });
    },
  },
]);
