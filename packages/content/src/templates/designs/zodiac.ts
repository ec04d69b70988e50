import { between, dot, line, polar, ring, twinkle, upTo } from '../art/pen.ts';
import { randomFrom } from '../../art/random.ts';
import type { Three } from '../../titles.ts';
import { CASES, type Design, family } from '../template.ts';

type Star = readonly [x: number, y: number, size: 1 | 2 | 3];
interface Sign {
  readonly key: string;
  readonly titles: Three;
  /** Its brightest stars in a box of side 1, seen from the earth. */
  readonly stars: readonly Star[];
  readonly lines: readonly (readonly [number, number])[];
}

/** The ground of each sign, from top to bottom, in the order of the year. */
const SKIES = [
  ['2a0d24', '7a1f3f', 'd0553f'],
  ['0f211d', '21503c', '7d9a55'],
  ['1a1a4a', '4a3f9e', 'b58fd0'],
  ['081d33', '15507a', '63b3b8'],
  ['33140f', '9a3f1c', 'e9a03b'],
  ['14241a', '4a5a35', 'b3a565'],
  ['231a3f', '6a3f7e', 'e08fa5'],
  ['0a0f1f', '3a1030', '8a1f4a'],
  ['0f1440', '3b2f8c', 'c2557a'],
  ['101418', '2e3c46', '7f8f8a'],
  ['04202e', '0f5f86', '8fd3dd'],
  ['101d4a', '2f5f9e', '8fd0b0'],
] as const;
const GOLD = 'f6dca0';

const SIGNS: readonly Sign[] = [
  {
    key: 'aries',
    titles: ['Aries', '白羊座', 'برج الحمل'],
    stars: [
      [0.06, 0.3, 2],
      [0.52, 0.34, 3],
      [0.8, 0.52, 2],
      [0.88, 0.66, 1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
  {
    key: 'taurus',
    titles: ['Taurus', '金牛座', 'برج الثور'],
    stars: [
      [0.08, 0.06, 2],
      [0.0, 0.3, 2],
      [0.4, 0.52, 3],
      [0.5, 0.6, 1],
      [0.58, 0.54, 1],
      [0.52, 0.44, 1],
      [0.78, 0.74, 1],
      [0.98, 0.86, 1],
    ],
    lines: [
      [0, 5],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [4, 6],
      [6, 7],
    ],
  },
  {
    key: 'gemini',
    titles: ['Gemini', '双子座', 'برج الجوزاء'],
    stars: [
      [0.2, 0.06, 3],
      [0.46, 0.0, 3],
      [0.24, 0.3, 1],
      [0.5, 0.28, 1],
      [0.36, 0.62, 2],
      [0.66, 0.5, 2],
      [0.42, 0.92, 2],
      [0.78, 0.84, 2],
      [0.1, 0.34, 1],
      [0.64, 0.16, 1],
    ],
    lines: [
      [0, 2],
      [1, 3],
      [2, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
      [2, 8],
      [3, 9],
    ],
  },
  {
    key: 'cancer',
    titles: ['Cancer', '巨蟹座', 'برج السرطان'],
    stars: [
      [0.46, 0.04, 2],
      [0.5, 0.42, 2],
      [0.52, 0.58, 3],
      [0.14, 0.94, 2],
      [0.88, 0.86, 2],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [2, 4],
    ],
  },
  {
    key: 'leo',
    titles: ['Leo', '狮子座', 'برج الأسد'],
    stars: [
      [0.84, 0.72, 3],
      [0.82, 0.48, 2],
      [0.68, 0.36, 2],
      [0.72, 0.16, 1],
      [0.9, 0.06, 1],
      [0.98, 0.16, 1],
      [0.24, 0.5, 2],
      [0.26, 0.74, 2],
      [0.0, 0.84, 3],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [2, 6],
      [6, 8],
      [8, 7],
      [7, 0],
      [6, 7],
    ],
  },
  {
    key: 'virgo',
    titles: ['Virgo', '处女座', 'برج العذراء'],
    stars: [
      [0.48, 0.94, 3],
      [0.5, 0.62, 2],
      [0.64, 0.44, 2],
      [0.88, 0.3, 2],
      [1.0, 0.14, 1],
      [0.42, 0.36, 2],
      [0.34, 0.08, 2],
      [0.2, 0.62, 2],
      [0.02, 0.6, 1],
      [0.24, 0.86, 1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [2, 5],
      [5, 6],
      [5, 7],
      [7, 8],
      [0, 9],
      [7, 1],
    ],
  },
  {
    key: 'libra',
    titles: ['Libra', '天秤座', 'برج الميزان'],
    stars: [
      [0.44, 0.02, 3],
      [0.8, 0.34, 3],
      [0.16, 0.36, 2],
      [0.1, 0.8, 2],
      [0.14, 0.96, 1],
      [0.76, 0.88, 2],
    ],
    lines: [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 5],
    ],
  },
  {
    key: 'scorpio',
    titles: ['Scorpio', '天蝎座', 'برج العقرب'],
    stars: [
      [0.98, 0.14, 2],
      [1.0, 0.3, 2],
      [0.94, 0.02, 2],
      [0.74, 0.26, 2],
      [0.66, 0.32, 3],
      [0.58, 0.44, 2],
      [0.5, 0.7, 2],
      [0.46, 0.88, 2],
      [0.3, 0.98, 2],
      [0.1, 0.94, 2],
      [0.02, 0.8, 2],
      [0.12, 0.7, 3],
    ],
    lines: [
      [2, 0],
      [0, 1],
      [0, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [9, 10],
      [10, 11],
    ],
  },
  {
    key: 'sagittarius',
    titles: ['Sagittarius', '射手座', 'برج القوس'],
    stars: [
      [0.66, 0.86, 3],
      [0.64, 0.6, 2],
      [0.56, 0.36, 2],
      [0.86, 0.56, 2],
      [0.4, 0.5, 2],
      [0.3, 0.42, 2],
      [0.24, 0.64, 2],
      [0.36, 0.74, 2],
      [0.7, 0.2, 1],
      [0.1, 0.22, 1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 3],
      [1, 4],
      [2, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 4],
      [7, 0],
      [2, 8],
      [5, 9],
    ],
  },
  {
    key: 'capricorn',
    titles: ['Capricorn', '摩羯座', 'برج الجدي'],
    stars: [
      [0.98, 0.16, 2],
      [0.94, 0.28, 2],
      [0.02, 0.36, 3],
      [0.14, 0.38, 2],
      [0.4, 0.36, 1],
      [0.24, 0.6, 1],
      [0.52, 0.84, 2],
      [0.64, 0.8, 2],
    ],
    lines: [
      [0, 1],
      [1, 7],
      [7, 6],
      [6, 5],
      [5, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ],
  },
  {
    key: 'aquarius',
    titles: ['Aquarius', '水瓶座', 'برج الدلو'],
    stars: [
      [1.0, 0.3, 2],
      [0.7, 0.2, 3],
      [0.5, 0.1, 3],
      [0.4, 0.18, 1],
      [0.34, 0.1, 2],
      [0.28, 0.2, 1],
      [0.32, 0.46, 1],
      [0.2, 0.66, 2],
      [0.06, 0.6, 2],
      [0.02, 0.9, 1],
      [0.6, 0.5, 1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [3, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [1, 10],
    ],
  },
  {
    key: 'pisces',
    titles: ['Pisces', '双鱼座', 'برج الحوت'],
    stars: [
      [0.24, 0.04, 2],
      [0.18, 0.16, 1],
      [0.28, 0.22, 1],
      [0.22, 0.5, 1],
      [0.08, 0.9, 3],
      [0.34, 0.76, 1],
      [0.56, 0.7, 1],
      [0.76, 0.64, 2],
      [0.86, 0.54, 1],
      [0.98, 0.6, 2],
      [0.94, 0.74, 1],
      [0.82, 0.76, 1],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 0],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [9, 10],
      [10, 11],
      [11, 7],
    ],
  },
];

const designOf = ({ key, titles, stars, lines }: Sign, i: number): Design => ({
  key: `zodiac-${key}`,
  group: 'zodiac',
  titles,
  words: titles,
  draw(c, { words, name, date }) {
    const random = randomFrom(i + 61);
    const middle = c.at(0.5, 0.34);
    const r = Math.min(c.unit * 0.46, c.frame.height * 0.36);
    const at = ([x, y]: Star) => ({ x: middle.x + (x - 0.5) * r * 1.34, y: middle.y + (y - 0.5) * r * 1.34 });
    c.sky(...(SKIES[i] ?? SKIES[0]));
    c.draw(
      upTo(46).map(() =>
        dot(c.over(random.unit(), random.unit() ** 1.3), random.between(0.35, 0.95), 'fff4d6', {
          opacity: random.pick([0.5, 0.8]),
        }),
      ),
    );
    c.draw(
      ring(middle, r, { colour: GOLD, width: 0.45 }),
      upTo(36).map((n) =>
        line([polar(middle, r * 1.04, n * 10), polar(middle, r * (n % 3 === 0 ? 1.11 : 1.07), n * 10)], GOLD, 0.35),
      ),
      lines
        .map(([a, b]) => {
          const [from, to] = [stars[a], stars[b]];
          return from && to
            ? line([between(at(from), at(to), 0.09), between(at(from), at(to), 0.91)], GOLD, 0.35, { opacity: 0.75 })
            : [];
        })
        .flat(),
      stars
        .map((star) =>
          star[2] === 3
            ? [...twinkle(at(star), r * 0.13, 'fffaf0'), dot(at(star), r * 0.07, 'fffaf0')]
            : [dot(at(star), r * (star[2] === 2 ? 0.055 : 0.038), 'fffaf0')],
        )
        .flat(),
    );
    c.words(words, 'serif', { v: 0.84, width: 0.9, height: 0.14, ink: 'fff6df f0cf8a', letterSpacing: 0.04 });
    c.words(name, 'tall', { u: 0.02, v: 1, width: 0.44, height: 0.055, ink: GOLD, letterSpacing: 0.1, field: 'name' });
    c.words(date, 'tall', { u: 0.98, v: 1, width: 0.44, height: 0.055, ink: GOLD, letterSpacing: 0.04, field: 'date' });
  },
});

/** The twelve signs: their stars in a golden ring, a sky for each element. */
export const ZODIAC = family('zodiac', CASES, SIGNS.map(designOf));
