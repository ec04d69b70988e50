import type { Point } from '@cpc/design';
import { type Art, arc, by, dot, heart, line, polar, ring, solid, starPoints, upTo } from '../art/pen.ts';
import { band, land } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const paw = (at: Point, size: number, colour: string, turn = 0): Art => [
  dot(polar(at, size * 0.1, 90 + turn), size * 0.56, colour),
  dot(polar(polar(at, size * 0.24, 90 + turn), size * 0.2, turn), size * 0.36, colour),
  dot(polar(polar(at, size * 0.24, 90 + turn), size * 0.2, 180 + turn), size * 0.36, colour),
  [-62, -22, 22, 62].map((way) =>
    dot(polar(at, size * 0.46, -90 + turn + way), size * (Math.abs(way) > 40 ? 0.24 : 0.28), colour),
  ),
];
const bone = (at: Point, long: number, colour: string, turn: number): Art => [
  line([polar(at, long / 2, turn), polar(at, long / 2, turn + 180)], colour, long * 0.24),
  [0, 180].map((way) =>
    [-50, 50].map((side) =>
      dot(polar(polar(at, long * 0.5, turn + way), long * 0.13, turn + way + side), long * 0.27, colour),
    ),
  ),
];

/** For those with four legs: tags, paws and faces of few discs. */
export const PETS = family('four-legs', CASES, [
  {
    key: 'pets-tag',
    group: 'pets',
    titles: ['Name tag', '宠物名牌', 'بطاقة الاسم'],
    draw(c, { name }) {
      const at = c.at(0.5, 0.52);
      const r = Math.min(c.unit * 0.42, c.frame.height * 0.36);
      c.fill('3f7f8c');
      c.draw(
        upTo(18).map((i) =>
          paw(
            c.over((i % 3) * 0.42 + (Math.floor(i / 3) % 2) * 0.2, Math.floor(i / 3) * 0.19 + 0.04),
            13,
            '4a8d9a',
            (i * 37) % 50,
          ),
        ),
      );
      c.draw(
        arc(c.at(0.5, -0.7), c.unit * 1.16, [20, 160], { colour: 'c2452f', width: 9 }),
        upTo(9).map((i) => dot(polar(c.at(0.5, -0.7), c.unit * 1.16, 40 + i * 12.5), 2, 'f7d98a')),
        ring(by(at, 0, -r * 1.12), r * 0.16, { colour: 'b98a2f', width: 1.6 }),
        dot(at, r * 2.06, 'b98a2f'),
        dot(at, r * 1.96, 'f2c766'),
        ring(at, r * 0.86, { colour: 'b98a2f', width: 0.7 }),
        bone(by(at, 0, r * 0.52), r * 0.5, 'b98a2f', 0),
        paw(by(at, 0, -r * 0.52), r * 0.4, 'b98a2f'),
      );
      c.words(name, 'round', { v: 0.52, width: 0.6, height: 0.2, ink: '6b4a14', field: 'name' });
    },
  },
  {
    key: 'pets-portrait',
    group: 'pets',
    titles: ['Best in show', '最佳宠物', 'الأفضل في العرض'],
    draw(c, { name }) {
      const at = c.at(0.5, 0.34);
      const r = Math.min(c.unit * 0.42, c.frame.height * 0.34);
      c.fill('f6e2c6');
      c.draw(
        [-1, 1].map((side) =>
          solid(
            [
              by(at, side * r * 0.2, r * 0.7),
              by(at, side * r * 0.72, r * 0.7),
              by(at, side * r * 0.86, r * 1.5),
              by(at, side * r * 0.6, r * 1.36),
              by(at, side * r * 0.3, r * 1.54),
            ],
            '2f5d8c',
            0.7,
          ),
        ),
        solid(starPoints(at, r * 1.16, 22, 0.9), 'd8432f', 0.8),
        solid(starPoints(at, r * 1.04, 22, 0.92), 'f2c14e', 0.8),
      );
      c.photo(0.5, 0.34, {
        width: (r * 1.76) / c.frame.width,
        height: (r * 1.76) / c.frame.height,
        tall: 1,
        mask: 'circle',
        border: 'fffaf0',
        borderWidth: 1,
      });
      c.words(name, 'retro', { v: 0.96, width: 0.92, height: 0.2, ink: '2f5d8c', field: 'name' });
    },
  },
  {
    key: 'pets-dachshund',
    group: 'pets',
    titles: ['Long dog', '长长的狗', 'كلب طويل'],
    words: ['long day', '漫长的一天', 'يوم طويل'],
    draw(c, { words, name }) {
      const brown = '7a4326';
      const [tail, head] = [c.over(-0.1, 0.52), c.over(0.74, 0.52)];
      c.fill('f7cf6b');
      c.draw(land(c.bleed, () => c.at(0, 0.6).y - c.bleed.y, '5fa37a'));
      c.draw(
        line([tail, head], brown, 20),
        line([by(head, 0, 0), by(head, 6, -17)], brown, 14),
        dot(by(head, 6, -19), 17, brown),
        line([by(head, 8, -17), by(head, 19, -15)], brown, 10),
        dot(by(head, 23, -17), 4.4, '2a1710'),
        dot(by(head, 9, -22), 2.6, '2a1710'),
        line([by(head, -1, -22), by(head, -5, -8)], '5a2f1a', 9),
        [0.06, 0.2, 0.66, 0.8].map((u) =>
          line(
            [
              { x: c.over(u, 0).x, y: head.y + 6 },
              { x: c.over(u, 0).x, y: head.y + 17 },
            ],
            u === 0.06 || u === 0.66 ? '633620' : brown,
            6,
          ),
        ),
        line([by(head, -1, -10), by(head, 12, -8)], 'd8432f', 3),
        dot(by(head, 6, -6), 3.6, 'fff1c9'),
      );
      c.words(words, 'retro', { v: 0.8, width: 0.9, height: 0.18, ink: 'fff3d0' });
      c.words(name, 'round', { v: 1, width: 0.5, height: 0.08, ink: 'fff3d0', field: 'name' });
    },
  },
  {
    key: 'pets-cat-window',
    group: 'pets',
    titles: ['Cat at the window', '窗边的猫', 'قطة عند النافذة'],
    draw(c, { name }) {
      const black = '1f1b2a';
      const sill = c.at(0, 0.7).y;
      const x = c.over(0.56, 0).x;
      c.sky('f7b88a', 'f58a7a', '8a5a9c');
      c.draw(
        dot(c.over(0.3, 0.36), c.bleed.width * 0.4, 'ffe3a8'),
        [0.33, 0.67].map((u) => line([c.over(u, -0.1), { x: c.over(u, 0).x, y: sill }], '3a2f4a', 1.6)),
        line([c.over(-0.1, 0.3), c.over(1.1, 0.3)], '3a2f4a', 1.6),
      );
      c.draw(
        {
          points: [
            { x, y: sill - 4 },
            { x, y: sill - 10 },
            { x: x - 1, y: sill - 20 },
            { x: x - 3, y: sill - 28 },
          ],
          pressure: [1, 0.95, 0.6, 0.3],
          colour: black,
          width: 25,
        },
        dot({ x: x - 4, y: sill - 35 }, 15, black),
        [-1, 1].map((side) =>
          solid(
            [
              { x: x - 4 + side * 7, y: sill - 47 },
              { x: x - 4 + side * 7.4, y: sill - 36 },
              { x: x - 4 + side * 1, y: sill - 41 },
            ],
            black,
            0.6,
          ),
        ),
        {
          points: [
            { x: x + 9, y: sill - 3 },
            { x: x + 16, y: sill + 2 },
            { x: x + 17, y: sill + 10 },
            { x: x + 13, y: sill + 15 },
          ],
          pressure: [1, 0.9, 0.8, 0.5],
          colour: black,
          width: 5.4,
        },
      );
      c.draw(
        band(c.bleed, sill - 1, sill + 4, '3a2f4a'),
        band(c.bleed, sill + 4, c.bleed.y + c.bleed.height + 4, 'f3e3d0'),
        {
          points: [
            { x: x + 9, y: sill - 3 },
            { x: x + 16, y: sill + 2 },
            { x: x + 17, y: sill + 10 },
            { x: x + 13, y: sill + 15 },
          ],
          pressure: [1, 0.9, 0.8, 0.5],
          colour: black,
          width: 5.4,
        },
      );
      c.words(name, 'hand', { left: 0.04, v: 0.94, width: 0.8, height: 0.19, ink: '3a2f4a', field: 'name' });
    },
  },
  {
    key: 'pets-trail',
    group: 'pets',
    titles: ['You left paw prints', '爪印', 'آثار المخالب'],
    draw(c, { name, date }) {
      c.fill('f3ece4');
      c.draw(
        [
          [0.2, 0.98, 14],
          [0.42, 0.9, 20],
          [0.3, 0.77, 4],
          [0.54, 0.68, 16],
          [0.44, 0.54, -4],
          [0.68, 0.45, 10],
          [0.6, 0.31, -6],
          [0.84, 0.21, 8],
          [0.78, 0.07, -4],
        ].map(([u = 0, v = 0, turn = 0], i) => paw(c.over(u, v), 15, i === 4 ? 'd8604a' : 'c9b8a6', turn)),
        heart(c.over(0.9, 0.62), 9, 'd8604a'),
      );
      c.words(name, 'hand', { right: 1, v: 0.86, width: 0.62, height: 0.17, ink: '5a4636', field: 'name' });
      c.words(date, 'round', { right: 1, v: 1, width: 0.42, height: 0.06, ink: 'd8604a', field: 'date' });
    },
  },
]);
