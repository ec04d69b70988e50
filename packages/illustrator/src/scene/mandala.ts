import { mix, shade } from '../draw/colour.ts';
import { disc, n, shape, stroke, type Studio } from '../draw/studio.ts';
import type { Cast } from './cast.ts';
import type { Arrangement, Layout } from './arrangement.ts';
import { boxOf, put } from './place.ts';

type Ring = (studio: Studio, radius: number, fill: string, second: string) => string;

/** Where ornaments stand, as shares of the picture, and their sizes: four arrangements. */
const SPOTS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [
    [0, 0.1, 0.8],
    [1, 0.1, 0.8],
    [0, 0.9, 0.8],
    [1, 0.9, 0.8],
    [0.5, 0.5, 1.06],
  ],
  [
    [0.5, 0.04, 1.1],
    [0.5, 1, 1.75],
  ],
  [
    [0.5, 0.02, 0.86],
    [0.5, 0.98, 0.86],
    [0, 0.5, 0.7],
    [1, 0.5, 0.7],
    [0.5, 0.5, 0.92],
  ],
  [
    [1, 0.06, 1.1],
    [1, 0.94, 1.1],
    [0.06, 0.5, 1.5],
  ],
];

/** Ornaments of rings around their middle, a large one and smaller ones; in four arrangements. */
export const mandalas: readonly Layout[] = SPOTS.map((spots) => (studio, cast) => mandala(studio, cast, spots));

function mandala(studio: Studio, cast: Cast, spots: (typeof SPOTS)[number]): Arrangement {
  const { width, height, palette, random, unit } = studio;
  const base = `<rect width="${n(width)}" height="${n(height)}" fill="${palette.dark && studio.style !== 'pencil' && studio.style !== 'sketch' ? palette.sky[0] : palette.paper}"/>`;
  const colours = [
    palette.accents[0],
    palette.accents[1],
    palette.ground[1],
    palette.sky[1],
    palette.ground[2],
    palette.sky[0],
  ];
  const whole = ornament(studio, width * 0.47, colours);
  studio.defs.set('mandala', `<g id="mandala">${whole}</g>`);
  const all = spots
    .map(
      ([fx, fy, size]) =>
        `<g transform="translate(${n(width * fx)} ${n(height * fy)}) scale(${size})"><use href="#mandala"/></g>`,
    )
    .join('');
  const dots = Array.from({ length: 60 }, () =>
    disc(
      studio,
      [random() * width, random() * height, unit * random.between(0.3, 0.8)],
      random.pick([...palette.accents]),
      0,
    ),
  );
  const hero = cast.hero;
  if (hero === undefined) return { back: base + dots.join('') + all, hero: '', front: '', mask: '' };
  const stand = { x: width / 2, y: height / 2 + width * 0.15, height: width * 0.3 };
  const clear = boxOf(hero.stamp, stand);
  const placed = put(studio, hero.stamp, stand);
  return {
    back:
      base +
      dots.join('') +
      all +
      disc(studio, [width / 2, height / 2, Math.max(clear.height, clear.width) * 0.68], palette.paper),
    hero: placed.svg,
    front: '',
    mask: placed.mask,
  };
}

function ornament(studio: Studio, radius: number, colours: readonly string[]): string {
  const { random } = studio;
  const kinds: readonly [Ring, ...Ring[]] = [petals, leaves, beads, scallops, teeth, drops];
  const rings = [1, 0.84, 0.69, 0.54, 0.4, 0.26];
  let all = '';
  rings.forEach((share, at) => {
    const ring = at === 0 ? petals : random.pick(kinds);
    const fill = colours[at % colours.length] ?? studio.palette.light;
    all += ring(studio, radius * share, fill, colours[(at + 2) % colours.length] ?? fill);
    all += disc(
      studio,
      [0, 0, radius * share * 0.78],
      mix(fill, studio.palette.dark ? studio.palette.sky[0] : '#ffffff', 0.55),
      0.5,
    );
  });
  return (
    all +
    petals(studio, radius * 0.2, colours[1] ?? '#ffffff', colours[0] ?? '#ffffff') +
    disc(studio, [0, 0, radius * 0.06], colours[0] ?? '#ffffff', 0.6)
  );
}

/** One figure of a ring, repeated around the centre. It points up and starts at the inner radius. */
const around = (count: number, figure: string): string =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${n((at / count) * 360)})">${figure}</g>`).join('');

const petals: Ring = (studio, r, fill, second) => {
  const count = studio.random.pick([12, 16, 14]);
  const w = (r * 3) / count;
  const petal = (s: number, colour: string, line: number): string =>
    shape(
      studio,
      `M0 ${n(-r * 0.55)}Q${n(-w * s)} ${n(-r * 0.8)} 0 ${n(-r * (0.55 + 0.45 * s))}Q${n(w * s)} ${n(-r * 0.8)} 0 ${n(-r * 0.55)}Z`,
      colour,
      line,
    );
  return around(count, petal(1, shade(fill, -0.06), 0.6)).concat(
    `<g transform="rotate(${n(180 / count)})">${around(count, petal(1, fill, 0.6) + petal(0.62, second, 0))}</g>`,
  );
};

const leaves: Ring = (studio, r, fill, second) =>
  around(
    20,
    shape(
      studio,
      `M0 ${n(-r * 0.7)}C${n(-r * 0.16)} ${n(-r * 0.82)} ${n(-r * 0.1)} ${n(-r * 0.95)} 0 ${n(-r)}C${n(r * 0.1)} ${n(-r * 0.95)} ${n(r * 0.16)} ${n(-r * 0.82)} 0 ${n(-r * 0.7)}Z`,
      fill,
      0.5,
    ) + `<path d="M0 ${n(-r * 0.74)}V${n(-r * 0.94)}" stroke="${second}" stroke-width="${n(studio.unit * 0.4)}"/>`,
  );

const beads: Ring = (studio, r, fill, second) =>
  around(28, disc(studio, [0, -r * 0.9, r * 0.075], fill, 0.5) + disc(studio, [0, -r * 0.9, r * 0.032], second, 0));

const scallops: Ring = (studio, r, fill, second) =>
  around(
    16,
    shape(studio, `M${n(-r * 0.2)} ${n(-r * 0.78)}a${n(r * 0.2)} ${n(r * 0.2)} 0 0 1 ${n(r * 0.4)} 0Z`, fill, 0.6) +
      disc(studio, [0, -r * 0.85, r * 0.05], second, 0),
  );

const teeth: Ring = (studio, r, fill, second) =>
  `${around(24, shape(studio, `M${n(-r * 0.12)} ${n(-r * 0.76)}L0 ${n(-r)}L${n(r * 0.12)} ${n(-r * 0.76)}Z`, fill, 0.5))}<circle r="${n(r * 0.8)}" fill="none" stroke="${second}" stroke-width="${n(r * 0.03)}"/>`;

const drops: Ring = (studio, r, fill, second) =>
  around(
    14,
    `<path d="M0 ${n(-r)}q${n(r * 0.14)} ${n(r * 0.16)} 0 ${n(r * 0.24)}q${n(-r * 0.14)} ${n(-r * 0.08)} 0 ${n(-r * 0.24)}Z" fill="${fill}"${stroke(studio, 0.5)}/>`,
  ) + around(14, `<g transform="rotate(${n(180 / 14)})">${disc(studio, [0, -r * 0.86, r * 0.035], second, 0)}</g>`);
