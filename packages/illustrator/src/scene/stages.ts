import { mix, shade } from '../draw/colour.ts';
import { disc, glow, n, type Studio } from '../draw/studio.ts';
import type { Actor, Cast } from './cast.ts';
import { company, troop, withRoom } from './company.ts';
import { land, type Land } from './land.ts';
import type { Arrangement } from './arrangement.ts';
import { overlay } from './overlay.ts';
import type { Stand } from './place.ts';
import { corners, sheet, weave } from './paper.ts';
import { twig } from './plants.ts';
import { sky, sparkles, type Light } from './sky.ts';

/**
 * Four of the arrangements that `layout.ts` chooses from. Each returns SVG: what is behind the hero, the hero, and what is
 * before it.
 */

/** The hero stands large in a landscape. */
export function stage(studio: Studio, cast: Cast): Arrangement {
  const { width, height, random } = studio;
  const horizon = height * random.between(0.55, 0.61);
  const light: Light = [
    width * random.pick([0.27, 0.73]),
    height * random.between(0.2, 0.27),
    studio.unit * random.between(13, 18),
  ];
  return landscape(studio, cast, { horizon, light, share: 0.42 });
}

/** A small hero under a wide sky, before a great sun or moon. */
export function vista(studio: Studio, cast: Cast): Arrangement {
  const { width, height, random } = studio;
  const horizon = height * random.between(0.66, 0.7);
  const light: Light = [
    width * 0.5,
    height * (cast.hero === undefined ? 0.42 : 0.53),
    studio.unit * random.between(34, 40),
  ];
  return landscape(studio, cast, { horizon, light, share: 0.29 });
}

/** One thing, large, on a quiet ground: a disc behind it, leaves around it. */
export function still(studio: Studio, cast: Cast): Arrangement {
  const { width, height, palette, unit, random } = studio;
  const centre = [width * 0.5, height * 0.54] as const;
  const radius = width * 0.43;
  const base = `${sheet(studio)}${weave(studio)}${corners(studio)}`;
  const round = disc(studio, [...centre, radius], palette.sky[1]) + arcs(studio, centre, radius);
  const leaves = leafage(studio, centre, radius);
  if (cast.hero === undefined) return { back: base + round + leaves, hero: '', front: '', mask: '' };
  const { art } = cast.hero.stamp;
  const tall = Math.min(height * 0.38, (width * 0.74 * art.height) / art.width);
  const stand = withRoom(studio, cast, {
    x: centre[0],
    y: centre[1] + tall * 0.52,
    height: tall,
    turn: cast.hero.kind === 'thing' ? random.pick([-8, 0, 8]) : 0,
  });
  const { placed, shadows } = troop(studio, cast.hero, stand);
  const { behind, beside } = company(studio, cast.companions, stand, stand.y);
  return {
    back: base + round + leaves + (cast.hero.kind === 'thing' ? '' : shadows) + behind.svg,
    hero: placed.svg,
    front:
      beside.svg +
      sparkles(studio, [...centre, radius * 1.02], 9) +
      confetti(studio, unit) +
      (cast.blossom ? overlay(studio, cast) : ''),
    mask: placed.mask,
  };
}

/** A hero so large that it looks over the lower edge. */
export function peek(studio: Studio, cast: Cast): Arrangement {
  const { width, height, random, unit } = studio;
  const light: Light = [width * 0.5, height * 0.56, unit * 40];
  if (cast.hero === undefined)
    return landscape(studio, cast, {
      horizon: height * 0.74,
      light: [width * 0.5, height * 0.3, unit * 20],
      share: 0.3,
    });
  const { art } = cast.hero.stamp;
  const tall = Math.min(height * 0.56, (width * 0.86 * art.height) / art.width);
  const stand = withRoom(studio, cast, {
    x: width * 0.5,
    y: height * 0.58 + tall * 0.5,
    height: tall,
    turn: random.between(-4, 4),
  });
  const { placed } = troop(studio, { ...cast.hero, number: 1 }, stand);
  const { behind, beside } = company(
    studio,
    cast.companions,
    { ...stand, y: height * 0.93, height: tall * 0.7 },
    height,
  );
  const leaves = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((step) =>
      twig(
        studio,
        [width * (0.5 + side * 0.5), height * (0.99 - 0.06 * step), unit * (34 - step * 5)],
        side === 1 ? -150 + step * 24 : -30 - step * 24,
        step % 2 === 0 ? studio.palette.ground[2] : studio.palette.ground[1],
      ),
    ),
  );
  return {
    back: sky(studio, light) + behind.svg,
    hero: placed.svg,
    front: leaves.join('') + beside.svg + overlay(studio, cast),
    mask: placed.mask,
  };
}

interface View {
  readonly horizon: number;
  readonly light: Light;
  /** The height of the hero as a share of the picture. */
  readonly share: number;
}

/** The sky, the land, the hero with its company, and what falls or grows in front. */
function landscape(studio: Studio, cast: Cast, { horizon, light, share }: View): Arrangement {
  const scenery = land(studio, horizon);
  const back = sky(studio, light) + scenery.far;
  if (cast.hero === undefined)
    return { back: back + scenery.middle, hero: '', front: scenery.near + overlay(studio, cast), mask: '' };
  const stand = withRoom(studio, cast, standFor(studio, cast.hero, scenery, share));
  const { placed, shadows } = troop(studio, cast.hero, stand);
  const { behind, beside } = company(studio, cast.companions, stand, scenery.floor);
  const afloat = cast.hero.kind === 'vehicle' && (studio.place === 'sea' || studio.place === 'lake');
  const dips = afloat || cast.hero.kind === 'swim';
  const magic = studio.understanding.moods.includes('magic')
    ? sparkles(studio, [stand.x, stand.y - stand.height / 2, stand.height * 0.6], 14)
    : '';
  return {
    back: back + (dips ? '' : scenery.middle) + behind.svg + (dips ? '' : shadows),
    hero: placed.svg,
    front:
      (dips && studio.place !== 'underwater' ? scenery.middle : '') +
      beside.svg +
      scenery.near +
      magic +
      overlay(studio, cast),
    mask: placed.mask + behind.mask,
  };
}

/** Where the hero stands, flies or swims. */
function standFor(studio: Studio, hero: Actor, { floor, surface }: Land, share: number): Stand {
  const { width, height, place, random } = studio;
  const { art } = hero.stamp;
  const widest = width * (share > 0.3 ? 0.88 : 0.58);
  const tall = Math.min(
    height * share * (hero.kind === 'building' ? (share > 0.3 ? 1.2 : 1.55) : hero.kind === 'person' ? 1.15 : 1),
    (widest * art.height) / art.width,
  );
  const x = width * random.between(0.46, 0.54);
  const mirrored = hero.kind !== 'building' && random.chance(0.4);
  if (place === 'space' && hero.kind !== 'building')
    return { x, y: height * 0.55 + tall / 2, height: tall, mirrored, turn: random.between(-9, 9) };
  if (place === 'underwater') return { x, y: height * 0.54 + tall / 2, height: tall, mirrored };
  if (hero.kind === 'fly')
    return { x, y: height * 0.5 + tall / 2, height: tall * 0.85, mirrored, turn: random.between(-6, 6) };
  if (hero.kind === 'swim' || (hero.kind === 'vehicle' && (place === 'sea' || place === 'lake')))
    return {
      x,
      y: surface + (hero.kind === 'swim' ? tall * 0.14 : 0),
      height: tall * 0.9,
      mirrored,
      turn: random.between(-5, 5),
    };
  if (hero.kind === 'sign') return { x, y: height * 0.5 + tall / 2, height: tall * 0.8 };
  return { x, y: Math.max(floor, height * 0.6), height: tall, mirrored };
}

/** Arcs of colour in the disc: a sunrise in a shop window. */
function arcs(studio: Studio, [x, y]: readonly [number, number], radius: number): string {
  const { palette, random } = studio;
  const d = (share: number): string =>
    `M${n(x - radius * share)} ${n(y + radius * 0.55)}A${n(radius * share)} ${n(radius * share)} 0 0 1 ${n(x + radius * share)} ${n(y + radius * 0.55)}Z`;
  const turned = random.pick([0, 180, 0]);
  const rings = [0.82, 0.62, 0.42].map(
    (share, at) =>
      `<path d="${d(share)}" fill="${mix(palette.sky[2], palette.accents[at] ?? palette.light, 0.35 + 0.15 * at)}" fill-opacity=".85"/>`,
  );
  return `<g transform="rotate(${turned} ${n(x)} ${n(y)})">${rings.join('')}</g>`;
}

function leafage(studio: Studio, [x, y]: readonly [number, number], radius: number): string {
  const { palette, unit, random } = studio;
  const greens = [palette.ground[1], palette.ground[2], shade(palette.ground[1], 0.06)] as const;
  let all = '';
  for (const angle of [-166, -148, -130, -112, -68, -50, -32, -14, 20, 40, 60, 120, 140, 160]) {
    const rad = (angle * Math.PI) / 180;
    all += twig(
      studio,
      [x + radius * 0.9 * Math.cos(rad), y + radius * 0.95 * Math.sin(rad), unit * random.between(20, 32)],
      angle + random.between(-14, 14),
      random.pick(greens),
    );
  }
  return all;
}

function confetti({ width, height, random, palette }: Studio, unit: number): string {
  let all = '';
  for (let dot = 0; dot < 46; dot++) {
    const y = random.chance(0.5) ? height * random.between(0.01, 0.27) : height * random.between(0.8, 0.99);
    all += glow([random() * width, y, unit * random.between(0.35, 1.1)], random.pick([...palette.accents]), 0.9);
  }
  return all;
}
