import { bars, bites, card, dashes, postmark, roundedLine } from '../art/paper.ts';
import { boxAt, by, dot, line, slab, star, upTo } from '../art/pen.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [CREAM, RED, INK, TEAL] = ['fbf3df', 'd8432f', '20304a', '2f7f86'];

const frameBox = (c: Composer, u: number, v: number, width: number, height: number) => ({
  x: c.frame.x + u * c.frame.width,
  y: c.frame.y + v * c.frame.height,
  width: width * c.frame.width,
  height: height * c.frame.height,
});

/** A small aeroplane that flies to the right. */
const plane = (at: { x: number; y: number }, size: number, colour: string) => [
  line([by(at, -size, 0), by(at, size, 0)], colour, size * 0.34),
  line([by(at, size * 0.1, 0), by(at, -size * 0.5, -size * 0.9)], colour, size * 0.26),
  line([by(at, size * 0.1, 0), by(at, -size * 0.5, size * 0.9)], colour, size * 0.26),
  line([by(at, -size * 0.9, 0), by(at, -size * 1.1, -size * 0.4)], colour, size * 0.2),
  line([by(at, -size * 0.9, 0), by(at, -size * 1.1, size * 0.4)], colour, size * 0.2),
];

/** Printed cards with perforations, codes and stamps. */
export const TICKET = family('ticket', CASES, [
  {
    key: 'ticket-boarding',
    group: 'travel',
    titles: ['Boarding pass', '登机牌', 'بطاقة صعود'],
    words: ['BOARDING PASS', '登机牌', 'بطاقة صعود'],
    draw(c, { words, name, place, date }) {
      const box = frameBox(c, 0.02, 0, 0.96, 1);
      c.fill('7cc4d9', '4fa3c9');
      c.draw(
        upTo(5).map((i) =>
          dashes(
            c.over(-0.1, 0.06 + i * 0.07),
            c.over(1.1, i * 0.07 - 0.04),
            { colour: 'a9dbe8', width: 0.7 },
            [16, 0.55],
          ),
        ),
      );
      c.draw(
        card(box, 4, CREAM),
        slab({ ...box, height: box.height * 0.15, x: box.x + 2, width: box.width - 4, y: box.y + 1.5 }, INK),
        dashes(c.at(0.06, 0.74), c.at(0.94, 0.74), { colour: INK, width: 0.5 }, [22, 0.5]),
        dot(c.at(0.02, 0.74), 7, '66b6d1'),
        dot(c.at(0.98, 0.74), 7, '66b6d1'),
      );
      c.draw(
        plane(c.at(0.5, 0.36), c.unit * 0.05, RED),
        dashes(c.at(0.1, 0.36), c.at(0.42, 0.36), { colour: RED, width: 0.5 }, [8, 0.5]),
        dashes(c.at(0.58, 0.36), c.at(0.9, 0.36), { colour: RED, width: 0.5 }, [8, 0.5]),
        bars(frameBox(c, 0.1, 0.8, 0.8, 0.14), INK),
      );
      c.words(words, 'slab', { v: 0.085, width: 0.7, height: 0.075, ink: CREAM, letterSpacing: 0.08 });
      c.words(place, 'tall', { v: 0.235, width: 0.86, height: 0.14, ink: INK, field: 'place' });
      c.words(name, 'slab', { left: 0.12, v: 0.47, width: 0.7, height: 0.12, ink: INK, field: 'name' });
      c.words(date, 'slab', { left: 0.12, v: 0.62, width: 0.6, height: 0.085, ink: RED, field: 'date' });
    },
  },
  {
    key: 'ticket-concert',
    group: 'music',
    titles: ['Front row', '第一排', 'الصف الأول'],
    words: ['ADMIT ONE', '入场券', 'دخول لشخص'],
    draw(c, { words, motto, date, number }) {
      const box = frameBox(c, 0, 0.02, 1, 0.96);
      c.fill('1a1330', '5b1d6b');
      c.draw(
        upTo(7).map((i) =>
          line([c.over(0.5, -0.1), c.over(-0.5 + i * 0.33, 0.9)], ['ff5c8a', 'ffb84d', '7b5cff'][i % 3] ?? RED, 7, {
            opacity: 0.2,
          }),
        ),
      );
      c.draw(
        slab(box, 'ffcf4d'),
        bites(box, 4, '3d184f', ['left']),
        roundedLine(frameBox(c, 0.09, 0.08, 0.82, 0.84), 3, { colour: '5b1d6b', width: 0.7 }),
        dashes(c.at(0.1, 0.72), c.at(0.9, 0.72), { colour: '5b1d6b', width: 0.6 }, [20, 0.5]),
      );
      c.draw(star(c.at(0.2, 0.19), 3.4, 'd8265e'), star(c.at(0.8, 0.19), 3.4, 'd8265e'));
      c.words(words, 'tall', { v: 0.19, width: 0.46, height: 0.09, ink: '5b1d6b', letterSpacing: 0.08 });
      c.words(motto, 'retro', { v: 0.44, width: 0.74, height: 0.26, ink: 'd8265e', rotation: -6, field: 'motto' });
      c.words(date, 'tall', { v: 0.62, width: 0.5, height: 0.07, ink: '5b1d6b', letterSpacing: 0.08, field: 'date' });
      c.words(number, 'tall', {
        v: 0.82,
        width: 0.5,
        height: 0.15,
        ink: '5b1d6b',
        letterSpacing: 0.1,
        field: 'number',
      });
    },
  },
  {
    key: 'ticket-stamp',
    group: 'travel',
    titles: ['Postage stamp', '邮票', 'طابع بريد'],
    draw(c, { place, date }) {
      const tall = Math.min(c.frame.height * 0.78, c.frame.width * 1.06);
      const box = { x: c.at(0.5, 0).x - tall * 0.44, y: c.frame.y, width: tall * 0.88, height: tall };
      c.fill(TEAL);
      c.draw(upTo(9).map((i) => line([c.over(-0.1, i * 0.12), c.over(1.1, i * 0.12 - 0.16)], '3a8d94', 1.2)));
      c.draw(slab(box, CREAM), bites(box, tall * 0.042, '318188', ['top', 'left']));
      c.photo(0.5, (0.055 * tall) / c.frame.height, {
        width: (tall * 0.74) / c.frame.width,
        height: (tall * 0.86) / c.frame.height,
        tall: 1.16,
      });
      c.draw(
        postmark(
          { x: box.x + box.width * 0.8, y: box.y + box.height * 0.9 },
          tall * 0.13,
          { colour: INK, width: 0.5, opacity: 0.85 },
          -1,
        ),
      );
      c.words(place, 'tall', { v: 0.88, width: 0.8, height: 0.13, ink: CREAM, letterSpacing: 0.06, field: 'place' });
      c.words(date, 'slab', { v: 1, width: 0.44, height: 0.055, ink: 'f2c66b', field: 'date' });
    },
  },
  {
    key: 'ticket-air-mail',
    group: 'love',
    titles: ['Air mail', '航空信', 'بريد جوي'],
    words: ['with love', '满满的爱', 'مع حبي'],
    draw(c, { words, name, partner, place }) {
      const stripes = (along: 'top' | 'left') =>
        upTo(along === 'top' ? 9 : 17).flatMap((i) => {
          const colour = i % 2 === 0 ? RED : '2f5d9e';
          if (along === 'top')
            return [0, 1].map((v) => line([c.over(i / 8 - 0.03, v), c.over(i / 8 + 0.03, v)], colour, 7));
          return [0, 1].map((u) => line([c.over(u, i / 16 - 0.014), c.over(u, i / 16 + 0.014)], colour, 7));
        });
      c.fill(CREAM);
      c.draw(stripes('top'), stripes('left'));
      c.draw(upTo(4).map((i) => line([c.at(0.12, 0.5 + i * 0.115), c.at(0.88, 0.5 + i * 0.115)], 'cbbfa2', 0.4)));
      c.draw(postmark(c.at(0.3, 0.2), c.unit * 0.15, { colour: INK, width: 0.5 }), boxStamp(c));
      c.words(words, 'script', { v: 0.42, width: 0.8, height: 0.15, ink: RED });
      c.words(name, 'hand', { left: 0.16, v: 0.575, width: 0.6, height: 0.11, ink: INK, field: 'name' });
      c.words(partner, 'hand', { left: 0.16, v: 0.69, width: 0.6, height: 0.11, ink: INK, field: 'partner' });
      c.words(place, 'hand', { left: 0.16, v: 0.805, width: 0.6, height: 0.11, ink: INK, field: 'place' });
    },
  },
]);

function boxStamp(c: Composer) {
  const box = boxAt(c.at(0.77, 0.17), c.unit * 0.28, c.unit * 0.34);
  return [
    slab(box, 'f2b8a8'),
    bites(box, c.unit * 0.026, CREAM, ['top', 'left']),
    dot(c.at(0.77, 0.17), c.unit * 0.19, RED),
    dot(c.at(0.77, 0.17), c.unit * 0.07, CREAM),
  ];
}
