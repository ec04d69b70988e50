import { boxAt, by, dot, line, polar, slab, star, turned, upTo } from '../art/pen.ts';
import { band } from '../art/land.ts';
import { bars, tape } from '../art/paper.ts';
import { CASES, family } from '../template.ts';

const [BLACK, WHITE, ACID, PINK] = ['141414', 'f6f6f1', 'd7ff3e', 'ff4fa0'];

/** Copied, cut and taped: black, paper and one loud ink. */
export const ZINE = family('zine', CASES, [
  {
    key: 'zine-loud',
    group: 'music',
    titles: ['Turn it up', '调大音量', 'ارفع الصوت'],
    words: ['LOUD', '大声', 'عال'],
    draw(c, { words }) {
      c.fill(ACID);
      c.draw(
        upTo(9).map((i) =>
          line([by(c.at(-0.3, 0), 0, -6 - i * 5.6), by(c.at(1.3, 0), 0, -12 - i * 5.6)], BLACK, 3.6 - i * 0.35),
        ),
      );
      upTo(4).forEach((i) =>
        c.words(words, 'heavy', { v: 0.12 + i * 0.2535, width: 1, height: 0.235, ink: i === 1 ? PINK : BLACK }),
      );
    },
  },
  {
    key: 'zine-cover',
    group: 'music',
    titles: ['Issue no. 1', '创刊号', 'العدد الأول'],
    words: ['ISSUE', '特刊', 'عدد'],
    draw(c, { words, name, number }) {
      c.fill(WHITE);
      c.draw(
        band(c.bleed, c.bleed.y - 5, c.at(0, 0.05).y, PINK),
        upTo(13).map((i) => line([c.over(i / 12, -0.02), c.over(i / 12 - 0.25, 0.3)], BLACK, 0.7)),
      );
      c.photo(0.5, 0.1, { width: 0.86, height: 0.6, tall: 1, rotation: -4 });
      c.draw(
        tape(c.at(0.14, 0.08), 18, 6, ACID, -38),
        tape(c.at(0.9, 0.6), 18, 6, ACID, -30),
        slab(boxAt(c.at(0.5, 0.77), c.frame.width * 1.02, c.frame.height * 0.15), BLACK, -4),
      );
      c.words(name, 'heavy', { v: 0.77, width: 0.86, height: 0.13, ink: ACID, rotation: -4, field: 'name' });
      c.words(words, 'slab', { left: 0.02, v: 1, width: 0.26, height: 0.075, ink: BLACK });
      c.words(number, 'slab', { left: 0.32, v: 1, width: 0.16, height: 0.075, ink: BLACK, field: 'number' });
      c.draw(bars({ ...boxAt(c.at(0.76, 0.97), c.frame.width * 0.36, c.frame.height * 0.06) }, BLACK));
    },
  },
  {
    key: 'zine-star',
    group: 'fun',
    titles: ['Main character', '主角', 'البطل'],
    words: ['main\ncharacter', '我是\n主角', 'أنا\nالبطل'],
    draw(c, { words, name }) {
      c.fill(PINK);
      c.draw(
        star(c.over(0.52, 0.42), c.bleed.width * 0.72, BLACK, [12, 0.74]),
        star(c.over(0.5, 0.41), c.bleed.width * 0.66, ACID, [12, 0.74]),
      );
      c.words(words, 'heavy', { v: 0.3, width: 0.86, height: 0.3, ink: BLACK, rotation: -6 });
      c.draw(slab(boxAt(c.at(0.5, 0.9), c.frame.width, c.frame.height * 0.16), BLACK, 3));
      c.words(name, 'marker', { v: 0.9, width: 0.8, height: 0.13, ink: WHITE, rotation: 3, field: 'name' });
    },
  },
  {
    key: 'zine-tape',
    group: 'fun',
    titles: ['Do not disturb', '请勿打扰', 'ممنوع الإزعاج'],
    words: ['DO NOT DISTURB', '请勿打扰', 'ممنوع الإزعاج'],
    draw(c, { words }) {
      const ribbon = (v: number, turn: number, seed: number) => {
        const middle = c.at(0.5, v);
        const wide = c.bleed.width * 1.5;
        return [
          slab(boxAt(middle, wide, 17), 'ffc400', turn),
          upTo(13).map((i) =>
            [-1, 1].map((side) =>
              line(
                [
                  turned(middle, (i - 6) * 9 - 2 + seed, side * 8.2, turn),
                  turned(middle, (i - 6) * 9 + 2 + seed, side * 5.8, turn),
                ],
                BLACK,
                2.6,
              ),
            ),
          ),
        ];
      };
      c.fill('26262b');
      c.draw(
        upTo(10).map((i) => line([c.over(-0.1, i * 0.12), c.over(1.1, i * 0.12 - 0.1)], '33333a', 3)),
        ribbon(-0.22, 12, 3),
        ribbon(0.16, -8, 0),
        ribbon(0.5, 10, 4),
        ribbon(0.84, -7, 2),
      );
      [
        [0.16, -8],
        [0.5, 10],
        [0.84, -7],
      ].forEach(([v = 0, rotation = 0]) =>
        c.words(words, 'tall', { v, width: 0.92, height: 0.16, ink: BLACK, rotation, letterSpacing: 0.06 }),
      );
    },
  },
  {
    key: 'zine-eyes',
    group: 'fun',
    titles: ['Googly', '大眼睛', 'عيون'],
    draw(c, { name }) {
      c.fill(ACID);
      c.draw(
        [
          [0.2, 0.42, 0.4],
          [0.72, 0.36, 0.52],
          [0.38, 0.62, 0.3],
          [0.86, 0.6, 0.24],
          [0.86, 0.12, 0.3],
          [0.06, 0.66, 0.2],
        ].map(([u = 0, v = 0, share = 0], i) => {
          const [at, d] = [c.over(u, v), c.bleed.width * share];
          return [
            dot(by(at, 1, 1.4), d * 1.06, BLACK),
            dot(at, d * 1.06, BLACK),
            dot(at, d * 0.94, WHITE),
            dot(polar(at, d * 0.2, i * 67 + 40), d * 0.44, BLACK),
            dot(polar(polar(at, d * 0.2, i * 67 + 40), d * 0.1, -50), d * 0.12, WHITE),
          ];
        }),
      );
      c.words(name, 'heavy', { v: 1, width: 1, height: 0.2, ink: BLACK, field: 'name' });
    },
  },
  {
    key: 'zine-out-of-office',
    group: 'work',
    titles: ['Out of office', '不在工位', 'خارج المكتب'],
    words: ['out of\noffice', '不在\n工位', 'خارج\nالمكتب'],
    draw(c, { words, date }) {
      c.fill('2b50ff');
      c.draw(
        upTo(15).map((i) => line([c.over(i / 14, -0.1), c.over(i / 14, 1.1)], '3d60ff', 0.5)),
        upTo(28).map((i) => line([c.over(-0.1, i / 27), c.over(1.1, i / 27)], '3d60ff', 0.5)),
      );
      c.draw(
        slab(boxAt(by(c.at(0.5, 0.4), 2, 2.4), c.frame.width * 0.94, c.frame.height * 0.6), BLACK, 4),
        slab(boxAt(c.at(0.5, 0.4), c.frame.width * 0.94, c.frame.height * 0.6), WHITE, 4),
        tape(c.at(0.5, 0.1), 24, 7, PINK, -3),
      );
      c.words(words, 'heavy', { v: 0.42, width: 0.74, height: 0.36, ink: '2b50ff', rotation: 4 });
      c.words(date, 'marker', { v: 0.95, width: 0.8, height: 0.12, ink: ACID, field: 'date' });
    },
  },
]);
