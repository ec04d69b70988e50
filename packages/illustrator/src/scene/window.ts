import { mix } from '../draw/colour.ts';
import { n, shape, stroke, type Studio } from '../draw/studio.ts';
import type { Cast } from './cast.ts';
import { company, troop, withRoom } from './company.ts';
import { land } from './land.ts';
import type { Arrangement } from './arrangement.ts';
import { overlay } from './overlay.ts';
import { corners, sheet, weave } from './paper.ts';
import { blossom, flower, twig } from './plants.ts';
import { sky, sparkles } from './sky.ts';

type Frame = 'arch' | 'circle' | 'medallion';

/** A landscape seen through an arch or a circle, with a garland; the hero steps out of it a little. */
export function windowed(studio: Studio, cast: Cast): Arrangement {
  const { width, height, random, unit } = studio;
  const frame = random.pick<Frame>(['arch', 'circle', 'medallion', 'arch']);
  const [x, y] = [width * 0.5, height * (frame === 'arch' ? 0.5 : 0.54)];
  const half = width * (frame === 'arch' ? 0.41 : 0.44);
  const foot = frame === 'arch' ? Math.min(half * 1.62, height * 0.4) : half * 0.84;
  const d = outline(frame, [x, y, half], foot);
  studio.defs.set('window', `<clipPath id="window"><path d="${d}"/></clipPath>`);
  const horizon = y + half * (frame === 'arch' ? 0.55 : 0.22);
  const scenery = land(studio, horizon);
  const light = [x + half * random.pick([-0.35, 0.35, 0]), y - half * 0.45, unit * random.between(9, 15)] as const;
  const falls = studio.understanding.weather.length > 0 && !cast.blossom ? overlay(studio, cast) : '';
  const inside = `<g clip-path="url(#window)">${sky(studio, light)}${scenery.far}${scenery.middle}${falls}</g>`;
  const paper = `${sheet(studio)}${weave(studio)}${corners(studio)}`;
  const ring = rim(studio, d, frame);
  const bottom = y + foot;
  if (cast.hero === undefined)
    return { back: paper + inside + ring, hero: '', front: garland(studio, frame, [x, y, half, foot]), mask: '' };
  const { art } = cast.hero.stamp;
  const afloat =
    studio.place === 'space' || studio.place === 'underwater' || ['fly', 'sign', 'swim'].includes(cast.hero.kind);
  const tall = Math.min(half * (afloat ? 1.35 : 1.95), (half * 1.85 * art.height) / art.width);
  const stand = withRoom(studio, cast, { x, y: afloat ? y + tall * 0.5 : bottom - unit * 5, height: tall });
  const { placed, shadows } = troop(studio, cast.hero, stand);
  const { behind, beside } = company(studio, cast.companions, { ...stand, height: tall * 0.8 }, stand.y);
  return {
    back: `${paper}${inside}${ring}${afloat ? '' : `<g clip-path="url(#window)">${shadows}</g>`}${behind.svg}`,
    hero: placed.svg,
    front:
      garland(studio, frame, [x, y, half, foot]) +
      beside.svg +
      sparkles(studio, [x, y, half * 1.25], 7) +
      (cast.blossom ? overlay({ ...studio, place: null }, cast) : ''),
    mask: placed.mask,
  };
}

function outline(frame: Frame, [x, y, half]: readonly [number, number, number], foot: number): string {
  if (frame === 'arch')
    return `M${n(x - half)} ${n(y + foot)}V${n(y - half * 0.35)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(y - half * 0.35)}V${n(y + foot)}Z`;
  if (frame === 'circle')
    return `M${n(x - half)} ${n(y)}a${n(half)} ${n(half)} 0 1 1 ${n(half * 2)} 0a${n(half)} ${n(half)} 0 1 1 ${n(-half * 2)} 0Z`;
  const lobes = 16;
  const points = Array.from({ length: lobes }, (_, at) => {
    const angle = (at / lobes) * Math.PI * 2 - Math.PI / 2;
    return [x + half * Math.cos(angle), y + half * Math.sin(angle)] as const;
  });
  const lobe = half * 0.22;
  const [first = [x, y] as const] = points;
  return `M${n(first[0])} ${n(first[1])}${[...points.slice(1), first].map(([px, py]) => `A${n(lobe)} ${n(lobe)} 0 0 1 ${n(px)} ${n(py)}`).join('')}Z`;
}

function rim(studio: Studio, d: string, frame: Frame): string {
  const { unit, palette, look } = studio;
  const gold = palette.dark ? palette.accents[1] : mix(palette.ground[2], palette.accents[1], 0.35);
  const line =
    look.line > 0
      ? `<path d="${d}" fill="none" stroke="${look.ink}" stroke-width="${n(unit * (2.2 + look.line * 2))}" stroke-linejoin="round"/>`
      : '';
  return `${line}<path d="${d}" fill="none" stroke="${gold}" stroke-width="${n(unit * 2.2)}" stroke-linejoin="round"/>${frame === 'medallion' ? '' : `<path d="${d}" fill="none" stroke="${palette.light}" stroke-width="${n(unit * 0.5)}"/>`}`;
}

/** Twigs and flowers that hang around the frame. */
function garland(studio: Studio, frame: Frame, [x, y, half, foot]: readonly [number, number, number, number]): string {
  const { palette, random, unit, understanding } = studio;
  const wintry = understanding.season === 'winter' || studio.place === 'snow';
  const greens = wintry
    ? (['#3f8f7a', '#5fb39b', '#2f6b66'] as const)
    : ([palette.ground[2], palette.ground[1], mix(palette.ground[2], '#2f7a55', 0.5)] as const);
  let all = '';
  const bunch = (bx: number, by: number, turn: number): void => {
    for (const spread of [-58, -30, 0, 30, 58])
      all += twig(studio, [bx, by, unit * random.between(14, 22)], turn + spread, random.pick(greens));
    for (let bloom = 0; bloom < 6; bloom++) {
      const [fx, fy] = [bx + unit * random.between(-9, 9), by + unit * random.between(-6, 6)];
      all +=
        understanding.season === 'spring'
          ? blossom(studio, [fx, fy, unit * random.between(2.4, 4)])
          : head(studio, fx, fy, unit * random.between(2.2, 4.4));
    }
  };
  bunch(x - half * 0.86, y + foot, 200);
  bunch(x + half * 0.86, y + foot, -20);
  bunch(x + half * random.pick([-0.66, 0.66, 0]), y - half * (frame === 'arch' ? 1.12 : 0.92), -90);
  return all;
}

function head(studio: Studio, x: number, y: number, s: number): string {
  const { random, palette } = studio;
  const fill = random.pick([...palette.accents]);
  if (random.chance(0.2)) return flower(studio, [x, y + s, s * 0.8], fill);
  const petals = random.pick([6, 8, 10]);
  let all = '';
  for (let petal = 0; petal < petals; petal++)
    all += `<ellipse cx="${n(x)}" cy="${n(y - s * 0.6)}" rx="${n((s * 2) / petals + s * 0.06)}" ry="${n(s * 0.55)}" transform="rotate(${n((petal / petals) * 360)} ${n(x)} ${n(y)})" fill="${fill}"${stroke(studio, 0.4)}/>`;
  return (
    all +
    shape(
      studio,
      `M${n(x - s * 0.3)} ${n(y)}a${n(s * 0.3)} ${n(s * 0.3)} 0 1 0 ${n(s * 0.6)} 0a${n(s * 0.3)} ${n(s * 0.3)} 0 1 0 ${n(-s * 0.6)} 0Z`,
      mix(fill, '#8a4a2a', 0.6),
      0.4,
    )
  );
}
