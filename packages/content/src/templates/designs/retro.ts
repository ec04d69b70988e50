import { arc, dot, line, star, upTo } from '../art/pen.ts';
import { land, rays, roundBlossom, wave, pillar, band } from '../art/land.ts';
import { CASES, family } from '../template.ts';

const [CREAM, RUST, GOLD, TEAL, BROWN] = ['fff1d6', 'd9562b', 'f2a93b', '2f7f79', '5a2a1a'];

/** The seventies: warm stripes, round flowers, fat letters. */
export const SEVENTIES = family('seventies', CASES, [
  {
    key: 'seventies-rainbow',
    group: 'retro',
    titles: ['Corner rainbow', '转角彩虹', 'قوس الزاوية'],
    draw(c, { name }) {
      const step = c.bleed.width * 0.095;
      c.fill(CREAM);
      c.draw(
        [BROWN, RUST, 'ee8434', GOLD, 'f7d488', TEAL].map((colour, i) => {
          const r = c.bleed.width * 0.98 - i * step;
          return [
            arc(c.over(0, 0.62), r, [-90, 0], { colour, width: step + 0.3 }),
            line(
              [
                { x: c.over(0, 0).x + r, y: c.over(0, 0.62).y },
                { x: c.over(0, 0).x + r, y: c.over(0, 1.1).y },
              ],
              colour,
              step + 0.3,
            ),
          ];
        }),
      );
      c.words(name, 'retro', { u: 0.2, v: 0.89, width: 0.3, height: 0.5, rotation: -90, ink: BROWN, field: 'name' });
    },
  },
  {
    key: 'seventies-sun',
    group: 'summer',
    titles: ['Sun stripes', '阳光条纹', 'خطوط الشمس'],
    words: ['good day\nsunshine', '阳光\n正好', 'يوم\nمشمس'],
    draw(c, { words }) {
      const middle = c.over(0.5, 0.44);
      c.fill(GOLD);
      c.draw(
        rays(middle, 0, c.bleed.height, 14, { colour: 'f7c564', width: 10 }),
        [RUST, 'ee8434', 'f7d488', CREAM].map((colour, i) => dot(middle, c.bleed.width * (0.86 - i * 0.17), colour)),
      );
      c.draw(
        [RUST, 'b8401f', TEAL, '1f5f5c'].map((colour, i) =>
          land(
            c.bleed,
            (u) => c.bleed.height * (0.52 + i * 0.055) + Math.sin(u * 6.3 + i * 1.1) * 4,
            colour,
            i === 3 ? 400 : 16,
          ),
        ),
      );
      c.words(words, 'retro', { v: 0.98, width: 0.9, height: 0.32, ink: CREAM });
    },
  },
  {
    key: 'seventies-daisies',
    group: 'spring',
    titles: ['Daisy wall', '雏菊墙', 'جدار الأقحوان'],
    draw(c, { name }) {
      c.fill('c95d3c');
      c.draw(
        upTo(6).map((row) =>
          upTo(3).map((column) => {
            const at = c.over(0.1 + column * 0.4 + (row % 2) * 0.2, 0.05 + row * 0.185);
            const [out, inn] = (
              [
                [CREAM, GOLD],
                ['f4b8a0', BROWN],
                [GOLD, RUST],
              ] as const
            )[(row + column * 2) % 3] ?? [CREAM, GOLD];
            return roundBlossom(at, c.bleed.width * 0.175, [out, inn], 8);
          }),
        ),
      );
      c.draw(
        band(c.bleed, c.at(0, 0.66).y, c.at(0, 0.92).y, BROWN),
        band(c.bleed, c.at(0, 0.63).y, c.at(0, 0.645).y, CREAM),
        band(c.bleed, c.at(0, 0.935).y, c.at(0, 0.95).y, CREAM),
      );
      c.words(name, 'retro', { v: 0.8, width: 0.9, height: 0.2, ink: CREAM, field: 'name' });
    },
  },
  {
    key: 'seventies-wave',
    group: 'retro',
    titles: ['Slow wave', '慢波', 'موجة هادئة'],
    words: ['easy\ndoes it', '慢慢来', 'على\nمهلك'],
    draw(c, { words }) {
      c.fill('f6dfb4');
      c.draw(
        ['2f5d62', TEAL, '8fb59a', 'f7d488', GOLD, 'ee8434', RUST, BROWN].map((colour, i) =>
          wave(c.bleed, c.bleed.y + c.bleed.height * (0.03 + i * 0.062), [9, 1, 0.1], {
            colour,
            width: c.bleed.height * 0.066,
          }),
        ),
      );
      c.words(words, 'retro', { v: 1, width: 0.94, height: 0.4, ink: BROWN });
    },
  },
  {
    key: 'seventies-portrait',
    group: 'friends',
    titles: ['Groovy portrait', '复古肖像', 'صورة غروفي'],
    draw(c, { name }) {
      const step = c.unit * 0.06;
      c.fill(TEAL);
      const middle = c.at(0.5, 0.36);
      c.draw(
        [BROWN, RUST, GOLD, CREAM].map((colour, i) => {
          const half = c.unit * 0.5 - i * step;
          return [
            dot(middle, half * 2, colour),
            line([middle, { x: middle.x, y: c.bleed.y + c.bleed.height + half }], colour, half * 2),
          ];
        }),
      );
      c.photo(0.5, 0.36, { width: 0.62, height: 0.62, tall: 1, mask: 'circle' });
      c.draw(
        [
          [0.09, 0.1],
          [0.88, 0.07],
          [0.5, 0.12],
        ].map(([u = 0, v = 0], i) => roundBlossom(c.over(u, v), 7 - i, [CREAM, GOLD], 6)),
      );
      c.words(name, 'retro', { v: 0.9, width: 0.6, height: 0.2, ink: BROWN, field: 'name' });
    },
  },
  {
    key: 'seventies-racer',
    group: 'fun',
    titles: ['Lucky number', '幸运号码', 'رقم الحظ'],
    draw(c, { number, name }) {
      c.fill('2b4c5e');
      const x = c.over(0.5, 0).x;
      c.draw(
        [
          [-17, CREAM],
          [-11, GOLD],
          [-5, RUST],
          [5, RUST],
          [11, GOLD],
          [17, CREAM],
        ].map(([dx, colour]) => pillar(c.bleed, x + Number(dx) - 2, x + Number(dx) + 2, String(colour))),
      );
      c.draw(
        dot(c.at(0.5, 0.42), c.unit * 0.82, CREAM),
        dot(c.at(0.5, 0.42), c.unit * 0.74, RUST),
        dot(c.at(0.5, 0.42), c.unit * 0.7, CREAM),
        star(c.at(0.5, 0.13), 2.6, RUST),
        star(c.at(0.5, 0.71), 2.6, RUST),
      );
      c.draw(band(c.bleed, c.at(0, 0.84).y, c.at(0, 1).y, '2b4c5e'));
      c.words(number, 'retro', { v: 0.42, width: 0.54, height: 0.4, ink: '2b4c5e', field: 'number' });
      c.words(name, 'retro', { v: 0.92, width: 0.8, height: 0.13, ink: CREAM, field: 'name' });
    },
  },
]);
