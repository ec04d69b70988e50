import { arc, by, dot, heart, line, type Mark, upTo } from '../art/pen.ts';
import { land } from '../art/land.ts';
import { CASES, family } from '../template.ts';

/** A soft shade: discs over each other, each a little smaller. */
const ball = (at: { readonly x: number; readonly y: number }, size: number, colours: readonly string[]): Mark[] =>
  colours.map((colour, i) => dot(by(at, -i * size * 0.03, -i * size * 0.025), size * (1 - i * 0.15), colour));

/** Light that changes slowly, one clear shape, one line. */
export const LIGHT = family('slow-light', CASES, [
  {
    key: 'light-sunrise',
    group: 'minimal',
    titles: ['Sunrise', '日出', 'شروق'],
    draw(c, { motto }) {
      c.sky('2b2f77', '8a4f9e', 'f2786b', 'ffc27a');
      c.draw(
        dot(c.over(0.5, 0.56), c.bleed.width * 0.66, 'ffe3a3'),
        land(c.bleed, () => c.bleed.height * 0.575, '3a2a6b'),
        upTo(7).map((i) =>
          line(
            [
              c.over(0.2 + ((i * 3) % 4) * 0.045, 0.6 + i * 0.036),
              c.over(0.8 - ((i * 5) % 4) * 0.045, 0.6 + i * 0.036),
            ],
            'ffc98a',
            2.2 - i * 0.16,
          ),
        ),
      );
      c.words(motto, 'geo', { v: 1, width: 0.7, height: 0.09, ink: 'ffe3a3', letterSpacing: 0.04, field: 'motto' });
    },
  },
  {
    key: 'light-aura',
    group: 'love',
    titles: ['Aura', '光晕', 'هالة'],
    draw(c, { name }) {
      c.glow('ffd98a', 'ff8a8f', 'f05a9a', 'f7b8d8', 'fbe3f0');
      c.draw(heart(c.over(0.5, 0.5), c.unit * 0.4, 'fff6ee'));
      c.words(name, 'geo', { v: 1, width: 0.7, height: 0.1, ink: '8a1f56', letterSpacing: 0.1, field: 'name' });
    },
  },
  {
    key: 'light-lagoon',
    group: 'summer',
    titles: ['Lagoon', '泻湖', 'بحيرة شاطئية'],
    draw(c, { place, date }) {
      c.sky('c9f4e4', '4fc3c9', '1f6fb0', '14316b');
      c.draw(
        land(c.bleed, (u) => c.bleed.height * (0.88 + 0.012 * Math.sin(u * 7)), 'ffffff', 6),
        land(c.bleed, (u) => c.bleed.height * (0.895 + 0.012 * Math.sin(u * 7 + 0.4)), 'f2dcae'),
      );
      c.words(place, 'elegant', { v: 0.46, width: 0.94, height: 0.28, ink: 'ffffff', field: 'place' });
      c.words(date, 'geo', { v: 0.66, width: 0.46, height: 0.065, ink: 'e8fbf6', letterSpacing: 0.1, field: 'date' });
    },
  },
  {
    key: 'light-planets',
    group: 'minimal',
    titles: ['Two planets', '两颗星', 'كوكبان'],
    draw(c, { name }) {
      c.sky('151320', '2a1f3f');
      c.draw(
        ball(c.over(0.64, 0.32), c.bleed.width * 0.66, ['d9543a', 'e86a45', 'f28152', 'f99a66', 'ffb37f']),
        ball(c.over(0.28, 0.6), c.bleed.width * 0.3, ['4a5fd8', '5f75e6', '7a90f2', '9aaefb']),
        arc(c.over(0.64, 0.32), c.bleed.width * 0.5, [60, 190], { colour: '5a4a7a', width: 0.6 }),
        dot(c.over(0.9, 0.62), 4, 'ffd98a'),
      );
      c.words(name, 'geo', { v: 1, width: 0.7, height: 0.11, ink: 'f3ecff', letterSpacing: 0.16, field: 'name' });
    },
  },
]);
