import { arc, by, dot, line, petal, polar, ring, twinkle, upTo } from '../art/pen.ts';
import { crescent, land } from '../art/land.ts';
import { randomFrom } from '../../art/random.ts';
import type { Composer } from '../composer.ts';
import { CASES, family } from '../template.ts';

const [SKY, DEEP, GOLD, MILK] = ['1b2450', '0d1230', 'f4d58d', 'fff6e0'];

const stars = (c: Composer, count: number, seed: number, far = 1) => {
  const random = randomFrom(seed);
  return upTo(count).map(() =>
    dot(c.over(random.unit(), random.unit() * far), random.between(0.35, 1), MILK, {
      opacity: random.pick([0.55, 0.85]),
    }),
  );
};

/** Gold and milk on the blue of the night. */
export const NIGHT = family('night-sky', CASES, [
  {
    key: 'night-stars-above-us',
    group: 'love',
    titles: ['The stars above us', '那晚的星空', 'النجوم فوقنا'],
    draw(c, { name, partner, date, place }) {
      const random = randomFrom(17);
      const middle = c.at(0.5, 0.34);
      const r = Math.min(c.unit * 0.47, c.frame.height * 0.36);
      const inside = () => polar(middle, Math.sqrt(random.unit()) * r * 0.93, random.between(0, 360));
      const bright = upTo(22).map(inside);
      c.fill(DEEP);
      c.draw(
        dot(middle, r * 2, SKY),
        upTo(3).map((i) => ring(middle, (r * (i + 1)) / 3, { colour: GOLD, width: 0.3, opacity: i === 2 ? 1 : 0.35 })),
        upTo(6).map((i) =>
          line([polar(middle, r * 0.04, i * 60), polar(middle, r, i * 60)], GOLD, 0.26, { opacity: 0.3 }),
        ),
        upTo(60).map(() => dot(inside(), random.between(0.3, 0.7), MILK, { opacity: 0.8 })),
        bright.map((at, i) => (i % 3 === 0 ? twinkle(at, 1.9, MILK) : [dot(at, 1.1, MILK)])).flat(),
        bright
          .slice(0, 16)
          .map((at, i) => (i % 4 === 3 ? [] : [line([at, bright[i + 1] ?? at], MILK, 0.26, { opacity: 0.4 })]))
          .flat(),
        upTo(48).map((n) =>
          line([polar(middle, r * 1.03, n * 7.5), polar(middle, r * (n % 4 === 0 ? 1.08 : 1.05), n * 7.5)], GOLD, 0.3),
        ),
      );
      const group = 'pair';
      c.words(name, 'elegant', { u: 0.02, v: 0.84, width: 0.42, height: 0.12, ink: GOLD, field: 'name', group });
      c.words('&', 'book', { u: 0.5, v: 0.84, width: 0.1, height: 0.07, ink: MILK, group });
      c.words(partner, 'elegant', { u: 0.98, v: 0.84, width: 0.42, height: 0.12, ink: GOLD, field: 'partner', group });
      c.words(date, 'tall', {
        u: 0.02,
        v: 1,
        width: 0.46,
        height: 0.055,
        ink: MILK,
        letterSpacing: 0.06,
        field: 'date',
      });
      c.words(place, 'tall', {
        u: 0.98,
        v: 1,
        width: 0.46,
        height: 0.055,
        ink: MILK,
        letterSpacing: 0.06,
        field: 'place',
      });
    },
  },
  {
    key: 'night-moon-phases',
    group: 'minimal',
    titles: ['Phases of the moon', '月相', 'أطوار القمر'],
    draw(c, { motto }) {
      const r = c.unit * 0.12;
      const random = randomFrom(5);
      c.fill(DEEP);
      c.draw(
        upTo(44).map((i) =>
          dot(
            c.over(i % 2 === 0 ? random.between(0, 0.3) : random.between(0.7, 1), random.unit()),
            random.between(0.35, 1),
            MILK,
            { opacity: 0.8 },
          ),
        ),
      );
      c.draw(
        [-1.3, -0.85, -0.5, 0, 0.5, 0.85, 1.3].map((way, i) => {
          const at = c.over(0.5, 0.12 + i * 0.107);
          if (way === 0)
            return [
              dot(at, r * 3.4, '2a2d4d'),
              dot(at, r * 2.8, MILK),
              [
                [0.3, -0.3, 0.5],
                [-0.5, 0.3, 0.4],
                [-0.3, -0.5, 0.26],
                [0.4, 0.5, 0.3],
              ].map(([x = 0, y = 0, d = 0]) => dot(by(at, x * r, y * r), d * r, 'e6d9b5')),
            ];
          return [
            dot(at, r * 2, MILK),
            dot(
              by(at, (way < 0 ? -1 : 1) * r * (1.86 - Math.abs(way)), 0),
              r * (2.02 + (1.3 - Math.abs(way)) * 0.3),
              DEEP,
            ),
          ];
        }),
      );
      c.words(motto, 'serif', { v: 1, width: 0.8, height: 0.09, ink: GOLD, letterSpacing: 0.06, field: 'motto' });
    },
  },
  {
    key: 'night-photo-moon',
    group: 'family',
    titles: ['You are my moon', '你是我的月亮', 'أنت قمري'],
    draw(c, { name, motto }) {
      const middle = c.at(0.5, 0.36);
      const r = Math.min(c.unit * 0.42, c.frame.height * 0.34);
      c.sky('10163a', '2b3170', '6a5a9c');
      c.draw(
        stars(c, 46, 29, 0.8),
        upTo(3).map((i) => dot(middle, r * (2.75 - i * 0.24), GOLD, { opacity: 0.12 + i * 0.06 })),
        dot(middle, r * 2.08, MILK),
      );
      c.photo(0.5, 0.36, { width: (r * 2) / c.frame.width, height: (r * 2) / c.frame.height, tall: 1, mask: 'circle' });
      c.draw(
        land(c.bleed, (u) => c.bleed.height * (0.79 + 0.018 * Math.sin(u * 7)), '3c3a78'),
        land(c.bleed, (u) => c.bleed.height * (0.84 + 0.02 * Math.sin(u * 6 + 2)), DEEP),
        twinkle(c.over(0.12, 0.22), 3, GOLD),
        twinkle(c.over(0.86, 0.12), 2.4, GOLD),
        twinkle(c.over(0.9, 0.72), 2, GOLD),
      );
      c.words(name, 'elegant', { v: 0.88, width: 0.86, height: 0.16, ink: GOLD, field: 'name' });
      c.words(motto, 'hand', { v: 1, width: 0.6, height: 0.07, ink: MILK, field: 'motto' });
    },
  },
  {
    key: 'night-comet',
    group: 'baby',
    titles: ['Little comet', '小彗星', 'مذنب صغير'],
    draw(c, { name, date }) {
      c.sky('14205a', '2d4aa0', '7fa6d9');
      const head = c.over(0.72, 0.4);
      c.draw(
        stars(c, 34, 41, 0.7),
        upTo(5).map((i) =>
          petal(
            by(head, -2 - i * 0.6, (i - 2) * 1.6),
            c.over(-0.1 - i * 0.05, 0.07 + i * 0.035),
            { colour: [GOLD, 'f7b267', MILK, 'f4845f', GOLD][i] ?? GOLD, width: 5.4 - Math.abs(i - 2) },
            (i - 2) * 2,
          ),
        ),
        dot(head, 12, MILK),
        dot(by(head, 0.4, 0.2), 8.4, GOLD),
      );
      c.draw(
        crescent(c.over(0.2, 0.5), 7, MILK, '24408f'),
        upTo(5).map((i) =>
          arc(c.over(0.5, 1.22), c.bleed.width * (0.95 - i * 0.07), [200, 340], {
            colour: ['f4845f', 'f7b267', GOLD, '9ad1d4', '6a7fd0'][i] ?? GOLD,
            width: c.bleed.width * 0.072,
          }),
        ),
      );
      c.words(name, 'round', { v: 0.66, width: 0.82, height: 0.17, ink: MILK, field: 'name' });
      c.words(date, 'round', { v: 1, width: 0.44, height: 0.065, ink: '14205a', field: 'date' });
    },
  },
]);
