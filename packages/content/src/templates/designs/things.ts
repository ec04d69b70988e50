import type { Category } from '@cpc/design';
import { type Art, arc, by, dot, heart, line, petal, polar, ring, solid, upTo } from '../art/pen.ts';
import { blossom, petalRing, roundBlossom, sprig } from '../art/land.ts';
import type { Composer } from '../composer.ts';
import { family } from '../template.ts';

const [SHIRT, GOLF, BISCUIT]: readonly (readonly Category[])[] = [['tShirt'], ['golf'], ['bakedGoods']];

/** Petals of a flower in one colour with its stem; lengths in shares of the surface. */
const stemmed = (c: Composer, [u, v]: readonly [number, number], colour: string): Art => {
  const size = c.unit;
  return [
    sprig(
      c.at(u, v + 0.5),
      c.at(u, v),
      { colour: '3f6b4f', width: size * 0.014 },
      { count: 4, long: size * 0.16, wide: size * 0.06, tip: false },
    ),
    blossom(c.at(u, v), size * 0.2, [colour, 'f2c14e'], [8, -90]),
  ];
};

/** For garments. Without a ground: only the drawn parts are printed. */
export const SHIRTS = family('shirt-badge', SHIRT ?? [], [
  {
    key: 'shirt-crew',
    group: 'sport',
    titles: ['Crew shirt', '队友衫', 'قميص الفريق'],
    draw(c, { name, number }) {
      c.words(name, 'tall', { v: 0.02, width: 0.9, height: 0.26, arc: 60, ink: 'e4572e', field: 'name' });
      c.words(number, 'tall', { v: 0.8, width: 0.8, height: 0.62, ink: 'e4572e', field: 'number' });
    },
  },
  {
    key: 'shirt-photo',
    group: 'family',
    titles: ['Photo shirt', '照片衫', 'قميص بصورة'],
    draw(c, { name, place }) {
      c.photo(0.5, 0.06, { width: 0.86, height: 0.7, tall: 1, mask: 'arch', border: 'b5502a', borderWidth: 2 });
      c.words(name, 'serif', { v: 0.88, width: 0.8, height: 0.16, ink: '8a3a22', field: 'name' });
      c.words(place, 'tall', { v: 1, width: 0.5, height: 0.07, ink: 'b5502a', letterSpacing: 0.1, field: 'place' });
    },
  },
  {
    key: 'summit-club',
    group: 'travel',
    titles: ['Summit club', '登顶俱乐部', 'نادي القمة'],
    words: ['SUMMIT CLUB', '登顶俱乐部', 'نادي القمة'],
    draw(c, { words, place }) {
      const [at, r] = [c.at(0.5, 0.54), c.unit * 0.34];
      const p = (x: number, y: number) => by(at, x * r, y * r);
      c.draw(
        dot(at, r * 2, 'e4572e'),
        dot(p(0.3, -0.4), r * 0.5, 'f7d488'),
        solid([p(-0.92, 0.4), p(-0.2, -0.5), p(0.56, 0.42)], '20304a', r * 0.03),
        solid([p(-0.1, 0.42), p(0.44, -0.2), p(0.9, 0.42)], '2f5d7a', r * 0.03),
        solid(
          [p(-0.42, -0.22), p(-0.2, -0.5), p(0.03, -0.22), p(-0.1, -0.14), p(-0.2, -0.26), p(-0.32, -0.12)],
          'fdf6e6',
          r * 0.03,
        ),
        line([p(-0.86, 0.5), p(0.86, 0.5)], '20304a', r * 0.14),
        line([p(-0.66, 0.72), p(0.66, 0.72)], 'f7d488', r * 0.06),
      );
      c.words(words, 'tall', { v: 0.03, width: 0.88, height: 0.34, arc: 110, ink: 'e4572e' });
      c.words(place, 'tall', { v: 1, width: 0.6, height: 0.1, ink: '2f5d7a', letterSpacing: 0.1, field: 'place' });
    },
  },
  {
    key: 'sunshine-state',
    group: 'summer',
    titles: ['Sunshine state', '阳光心态', 'حالة مشمسة'],
    words: ['sunshine', '阳光', 'شمس مشرقة'],
    draw(c, { words }) {
      const at = c.at(0.5, 0.56);
      const r = Math.min(c.unit * 0.44, c.frame.height * 0.5);
      c.draw(
        ['d9562b', 'ee8434', 'f2a93b', 'f7d488', '2f7f79'].map((colour, i) =>
          arc(at, r * (0.95 - i * 0.155), [180, 360], { colour, width: r * 0.15 }),
        ),
        upTo(5).map((i) =>
          line(
            [by(at, -r * (1 - i * 0.16), r * (0.14 + i * 0.1)), by(at, r * (1 - i * 0.16), r * (0.14 + i * 0.1))],
            ['d9562b', 'ee8434', 'f2a93b', 'f2b95b', 'f7d488'][i] ?? 'f2a93b',
            r * 0.05,
          ),
        ),
      );
      c.words(words, 'retro', { v: 1, width: 0.96, height: 0.2, ink: 'd9562b' });
    },
  },
  {
    key: 'all-heart',
    group: 'love',
    titles: ['All heart', '全心全意', 'كل القلب'],
    words: ['amour', '心动', 'حب'],
    draw(c, { words }) {
      const at = c.at(0.5, 0.36);
      c.draw(
        [1, 0.8, 0.6, 0.4].map((share, i) =>
          heart(by(at, 0, c.unit * 0.02 * i), c.unit * 0.72 * share, i % 2 === 0 ? 'e4264f' : 'f7a8b8'),
        ),
      );
      c.words(words, 'script', { v: 0.94, width: 0.8, height: 0.24, ink: 'e4264f' });
    },
  },
  {
    key: 'pocket-daisy',
    group: 'spring',
    titles: ['Pocket flowers', '口袋花束', 'زهور الجيب'],
    words: ['hello', '你好', 'مرحبا'],
    draw(c, { words }) {
      c.draw(stemmed(c, [0.28, 0.24], 'e07a5f'), stemmed(c, [0.72, 0.26], '6d8fc9'), stemmed(c, [0.5, 0.16], 'd9a5c0'));
      c.words(words, 'hand', { v: 0.97, width: 0.7, height: 0.24, ink: '2f4858' });
    },
  },
]);

/** For golf balls: one mark, few letters. */
export const GOLF_BALLS = family('golf-mark', GOLF ?? [], [
  {
    key: 'golf-name',
    group: 'sport',
    titles: ['Signed ball', '签名球', 'كرة موقعة'],
    draw(c, { name, number }) {
      c.words(number, 'tall', { v: 0.16, width: 0.5, height: 0.42, ink: 'b3261e', field: 'number' });
      c.words(name, 'script', { v: 0.9, width: 0.92, height: 0.5, ink: '14213d', field: 'name' });
    },
  },
  {
    key: 'golf-monogram',
    group: 'minimal',
    titles: ['Monogram', '花押字', 'حروف متشابكة'],
    draw(c, { initial }) {
      c.draw(
        ring(c.at(0.5, 0.5), c.unit * 0.46, { colour: '14213d', width: c.unit * 0.03 }),
        ring(c.at(0.5, 0.5), c.unit * 0.4, { colour: 'b08d4a', width: c.unit * 0.02 }),
      );
      c.words(initial, 'serif', { v: 0.5, width: 0.5, height: 0.56, ink: '14213d', field: 'initial' });
    },
  },
  {
    key: 'golf-lucky',
    group: 'sport',
    titles: ['Lucky ball', '幸运球', 'كرة الحظ'],
    words: ['LUCKY', '好运', 'حظ'],
    draw(c, { words }) {
      const at = c.at(0.5, 0.32);
      const size = c.unit * 0.3;
      c.draw(
        {
          points: [at, by(at, size * 0.2, size * 0.7), by(at, size * 0.5, size * 1.1)],
          colour: '14613a',
          width: size * 0.12,
        },
        [45, 135, 225, 315].map((turn) =>
          [-16, 16].map((way) => dot(polar(at, size * 0.62, turn + way * 1.6), size * 0.62, '1f8a4f')),
        ),
        [45, 135, 225, 315].map((turn) =>
          petal(at, polar(at, size * 0.8, turn), { colour: '1f8a4f', width: size * 0.5 }),
        ),
        [45, 135, 225, 315].map((turn) =>
          line([at, polar(at, size * 0.62, turn)], '8fd0a5', Math.max(0.28, size * 0.06)),
        ),
      );
      c.words(words, 'tall', { v: 0.98, width: 0.9, height: 0.3, ink: '14613a' });
    },
  },
  {
    key: 'golf-ace',
    group: 'sport',
    titles: ['Hole in one', '一杆进洞', 'ضربة واحدة'],
    words: ['ACE', '一杆', 'إيس'],
    draw(c, { words }) {
      const size = c.unit;
      c.draw(
        line([c.at(0.3, 0.6), c.at(0.74, 0.6)], '1f8a4f', size * 0.1),
        line([c.at(0.46, 0.6), c.at(0.46, 0.04)], '24242a', Math.max(0.3, size * 0.035)),
        solid([c.at(0.48, 0.04), c.at(0.86, 0.17), c.at(0.48, 0.3)], 'd7263d', size * 0.03),
        dot(c.at(0.62, 0.55), size * 0.09, 'd7263d'),
      );
      c.words(words, 'heavy', { v: 0.98, width: 0.8, height: 0.32, ink: 'd7263d' });
    },
  },
  {
    key: 'golf-smile',
    group: 'fun',
    titles: ['Smiling ball', '微笑球', 'كرة مبتسمة'],
    draw(c, { name }) {
      const [at, r] = [c.at(0.5, 0.36), c.unit * 0.34];
      c.draw(
        [-1, 1].map((side) =>
          line([by(at, side * r * 0.46, -r * 0.5), by(at, side * r * 0.46, -r * 0.16)], '24242a', r * 0.24),
        ),
        arc(at, r * 0.7, [20, 160], { colour: '24242a', width: r * 0.16 }),
        [-1, 1].map((side) => dot(by(at, side * r * 0.94, r * 0.2), r * 0.34, 'f58fa5')),
      );
      c.words(name, 'round', { v: 1, width: 0.8, height: 0.3, ink: '24242a', field: 'name' });
    },
  },
]);

/** Sugar colours and lace of icing. */
const lace = (c: Composer, colour: string, reach: number): Art =>
  upTo(18).map((i) =>
    dot(
      {
        x: c.at(0.5, 0.5).x + c.frame.width * reach * Math.cos((i * 20 * Math.PI) / 180),
        y: c.at(0.5, 0.5).y + c.frame.height * reach * Math.sin((i * 20 * Math.PI) / 180),
      },
      Math.min(c.frame.width, c.frame.height) * 0.05,
      colour,
    ),
  );

export const BISCUITS = family('icing', BISCUIT ?? [], [
  {
    key: 'biscuit-name',
    group: 'birthday',
    titles: ['Named biscuit', '名字饼干', 'بسكويت بالاسم'],
    draw(c, { name }) {
      c.fill('ffe6cf');
      c.pattern('dots', 'ffe6cf');
      c.words(name, 'script', { v: 0.5, width: 0.94, height: 0.56, ink: '8a3a22', edge: 'fff6ea', field: 'name' });
    },
  },
  {
    key: 'biscuit-photo',
    group: 'family',
    titles: ['Photo biscuit', '照片饼干', 'بسكويت بصورة'],
    draw(c, { name }) {
      c.fill('f0cabf');
      c.photo(0.5, 0, { width: 0.8, height: 0.7, tall: 1, mask: 'circle', border: 'ffffff', borderWidth: 1 });
      c.words(name, 'script', { v: 0.86, width: 0.78, height: 0.18, ink: '8c2f39', field: 'name' });
    },
  },
  {
    key: 'biscuit-birthday',
    group: 'birthday',
    titles: ['Birthday biscuit', '生日饼干', 'بسكويت عيد ميلاد'],
    words: ['Happy\nbirthday', '生日\n快乐', 'عيد ميلاد\nسعيد'],
    draw(c, { words }) {
      c.fill('fff1d6');
      c.pattern('confetti', 'fff1d6', 'ef5b6c', '4f8fd8');
      c.draw(dot(c.at(0.5, 0.5), Math.min(c.frame.width, c.frame.height * 1.3), 'fff8ea'));
      c.words(words, 'script', { v: 0.5, width: 0.84, height: 0.8, ink: 'e0395f' });
    },
  },
  {
    key: 'biscuit-love',
    group: 'love',
    titles: ['Sweet on you', '甜蜜的你', 'حلوتي'],
    words: ['be mine', '嫁给我', 'كن لي'],
    draw(c, { words }) {
      c.fill('ffd3de');
      c.draw(
        upTo(5).map((row) =>
          upTo(7).map((column) =>
            heart(
              c.over(column / 6 + (row % 2) * 0.08 - 0.04, row / 4),
              c.unit * 0.12,
              row % 2 === 0 ? 'ffb0c4' : 'ffc2d1',
            ),
          ),
        ),
      );
      c.words(words, 'script', { v: 0.5, width: 0.92, height: 0.6, ink: 'c9184a', edge: 'fff1f4' });
    },
  },
  {
    key: 'biscuit-thanks',
    group: 'thanks',
    titles: ['Thank-you biscuit', '感谢饼干', 'بسكويت شكر'],
    words: ['thank you', '谢谢', 'شكرا'],
    draw(c, { words }) {
      c.fill('e2f2ea');
      c.draw(
        [
          [0.08, 0.12],
          [0.36, 0.06],
          [0.68, 0.08],
          [0.94, 0.16],
          [0.06, 0.86],
          [0.34, 0.95],
          [0.66, 0.93],
          [0.93, 0.86],
        ].map(([u = 0, v = 0], i) =>
          roundBlossom(
            c.over(u, v),
            c.unit * 0.11,
            (
              [
                ['ffffff', 'f2c14e'],
                ['f5b8c4', 'ffffff'],
                ['b9d8c4', 'f2c14e'],
              ] as const
            )[i % 3] ?? ['ffffff', 'f2c14e'],
            6,
          ),
        ),
      );
      c.words(words, 'hand', { v: 0.5, width: 0.92, height: 0.5, ink: '1f6f5c' });
    },
  },
  {
    key: 'biscuit-initial',
    group: 'wedding',
    titles: ['Lace and letter', '蕾丝字母', 'دانتيل وحرف'],
    draw(c, { initial, date }) {
      c.fill('cfdcf0');
      c.draw(
        lace(c, 'ffffff', 0.47),
        petalRing(c.at(0.5, 0.44), [c.unit * 0.26, c.unit * 0.38], 20, { colour: 'ffffff', width: c.unit * 0.05 }),
      );
      c.words(initial, 'elegant', { v: 0.44, width: 0.5, height: 0.4, ink: '2b4470', field: 'initial' });
      c.words(date, 'tall', { v: 0.99, width: 0.6, height: 0.14, ink: '2b4470', field: 'date' });
    },
  },
]);
