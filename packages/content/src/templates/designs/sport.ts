import { arc, boxAt, dot, line, ring, slab, star, upTo } from '../art/pen.ts';
import { band, pillar } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const WHITE = 'fdfdf8';

/** The ground of a game from above, a large number, a name as on a shirt. */
export const SPORT = family('sport-number', CASES, [
  {
    key: 'sport-football',
    group: 'sport',
    titles: ['Football pitch', '足球场', 'ملعب كرة القدم'],
    draw(c, { name, number }) {
      const ink = { colour: 'd8f0d0', width: 0.9 };
      c.fill('2f8f4e');
      c.draw(upTo(4).map((i) => band(c.bleed, c.over(0, i * 0.27).y, c.over(0, i * 0.27 + 0.135).y, '35a057')));
      c.draw(
        line([c.over(0.06, -0.1), c.over(0.06, 1.1)], ink.colour, ink.width),
        line([c.over(0.94, -0.1), c.over(0.94, 1.1)], ink.colour, ink.width),
        line([c.over(-0.1, 0.56), c.over(1.1, 0.56)], ink.colour, ink.width),
        ring(c.over(0.5, 0.56), c.bleed.width * 0.34, ink),
        line([c.over(0.24, -0.1), c.over(0.24, 0.2), c.over(0.76, 0.2), c.over(0.76, -0.1)], ink.colour, ink.width),
        arc(c.over(0.5, 0.17), c.bleed.width * 0.16, [12, 168], ink),
        line([c.over(0.24, 1.1), c.over(0.24, 0.97), c.over(0.76, 0.97), c.over(0.76, 1.1)], ink.colour, ink.width),
      );
      c.words(number, 'tall', { v: 0.46, width: 0.8, height: 0.58, ink: WHITE, field: 'number' });
      c.words(name, 'tall', { v: 0.98, width: 0.84, height: 0.15, ink: WHITE, letterSpacing: 0.08, field: 'name' });
    },
  },
  {
    key: 'sport-basketball',
    group: 'sport',
    titles: ['Home court', '主场', 'ملعبنا'],
    draw(c, { name, number }) {
      const ink = { colour: 'fff3df', width: 1 };
      c.fill('d98a4a');
      c.draw(
        upTo(12).map((i) => pillar(c.bleed, c.over(i / 12, 0).x, c.over(i / 12, 0).x + 0.35, 'c97b3d')),
        slab(
          { x: c.over(0.28, 0).x, y: c.bleed.y - 4, width: c.bleed.width * 0.44, height: c.bleed.height * 0.36 },
          '1f3f7a',
        ),
        line(
          [c.over(0.28, -0.05), c.over(0.28, 0.335), c.over(0.72, 0.335), c.over(0.72, -0.05)],
          ink.colour,
          ink.width,
        ),
        ring(c.over(0.5, 0.335), c.bleed.width * 0.22, ink),
        arc(c.over(0.5, 0.06), c.bleed.width * 0.72, [-2, 182], ink),
        dot(c.over(0.5, 1.03), c.bleed.width * 0.5, '1f3f7a'),
        ring(c.over(0.5, 1.03), c.bleed.width * 0.25, ink),
        line([c.over(-0.1, 0.985), c.over(1.1, 0.985)], ink.colour, ink.width),
      );
      c.words(number, 'heavy', { v: 0.46, width: 0.86, height: 0.46, ink: WHITE, edge: '1f3f7a', field: 'number' });
      c.words(name, 'heavy', { v: 0.84, width: 0.84, height: 0.13, ink: '1f3f7a', field: 'name' });
    },
  },
  {
    key: 'sport-tennis',
    group: 'sport',
    titles: ['Match point', '赛点', 'نقطة المباراة'],
    words: ['match\npoint', '赛点', 'نقطة\nالمباراة'],
    draw(c, { words, name }) {
      const at = c.over(0.74, 0.36);
      const r = c.bleed.width * 0.17;
      c.fill('c65a35');
      c.draw(
        slab(
          { x: c.over(0.1, 0).x, y: c.bleed.y - 9, width: c.bleed.width * 0.8, height: c.bleed.height * 0.86 },
          'd4683f',
        ),
        [0.1, 0.22, 0.9].map((u) => line([c.over(u, -0.1), c.over(u, 0.8)], WHITE, 1.1)),
        line([c.over(0.1, 0.8), c.over(0.9, 0.8)], WHITE, 1.1),
        line([c.over(0.22, 0.24), c.over(0.9, 0.24)], WHITE, 1.1),
      );
      c.draw(
        dot({ x: at.x + 2.4, y: at.y + 3 }, r * 2, '9e4326'),
        dot(at, r * 2, 'dbe84a'),
        arc({ x: at.x - r * 1.2, y: at.y - r * 0.3 }, r * 1.1, [-36, 58], { colour: WHITE, width: 1.1 }),
        arc({ x: at.x + r * 1.2, y: at.y + r * 0.3 }, r * 1.1, [146, 236], { colour: WHITE, width: 1.1 }),
      );
      c.words(words, 'tall', { v: 0.62, width: 0.8, height: 0.3, ink: WHITE });
      c.words(name, 'tall', { v: 1, width: 0.7, height: 0.1, ink: 'ffe0c2', letterSpacing: 0.1, field: 'name' });
    },
  },
  {
    key: 'sport-running',
    group: 'sport',
    titles: ['Inside lane', '内道', 'المسار الداخلي'],
    draw(c, { name, number }) {
      c.fill('b23a48');
      c.draw(
        upTo(7).map((i) => {
          const r = c.bleed.width * (1.42 - i * 0.2);
          return [
            arc(c.over(-0.24, 0.5), r, [-90, 0], { colour: WHITE, width: 0.9 }),
            line(
              [
                { x: c.over(-0.24, 0).x + r, y: c.over(0, 0.5).y },
                { x: c.over(-0.24, 0).x + r, y: c.over(0, 1.1).y },
              ],
              WHITE,
              0.9,
            ),
          ];
        }),
      );
      c.draw(
        slab(boxAt(c.at(0.5, 0.5), c.frame.width * 0.9, c.frame.height * 0.5), WHITE),
        [
          [0.1, 0.29],
          [0.9, 0.29],
          [0.1, 0.71],
          [0.9, 0.71],
        ].map(([u = 0, v = 0]) => dot(c.at(u, v), 2, 'c9c9c4')),
        slab(
          { x: c.at(0.05, 0).x, y: c.at(0, 0.595).y, width: c.frame.width * 0.9, height: c.frame.height * 0.03 },
          'f2b632',
        ),
      );
      c.words(number, 'heavy', { v: 0.43, width: 0.72, height: 0.27, ink: '24242a', field: 'number' });
      c.words(name, 'tall', { v: 0.685, width: 0.6, height: 0.09, ink: '24242a', letterSpacing: 0.1, field: 'name' });
    },
  },
  {
    key: 'sport-fan',
    group: 'sport',
    titles: ['Scarf of the fans', '球迷围巾', 'وشاح المشجعين'],
    draw(c, { name, date }) {
      c.fill('162b5c');
      c.draw(
        [0.04, 0.12, 0.2, 0.28].map((v, i) =>
          band(c.bleed, c.over(0, v).y, c.over(0, v + 0.042).y, i % 2 === 0 ? 'f2c230' : WHITE),
        ),
        [0.86, 0.94].map((v, i) =>
          band(c.bleed, c.over(0, v).y, c.over(0, v + 0.042).y, i % 2 === 0 ? 'f2c230' : WHITE),
        ),
      );
      c.draw(
        star(c.at(0.5, 0.24), 6.4, 'f2c230'),
        star(c.at(0.29, 0.26), 4.4, WHITE),
        star(c.at(0.71, 0.26), 4.4, WHITE),
      );
      c.words(name, 'heavy', { v: 0.47, width: 0.96, height: 0.24, ink: WHITE, field: 'name' });
      c.words(date, 'tall', { v: 0.66, width: 0.56, height: 0.08, ink: 'f2c230', letterSpacing: 0.12, field: 'date' });
    },
  },
]);
