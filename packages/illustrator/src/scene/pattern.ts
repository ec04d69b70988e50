import { mix, shade } from '../draw/colour.ts';
import { disc, n, shape, type Studio } from '../draw/studio.ts';
import type { Actor, Cast } from './cast.ts';
import type { Arrangement } from './arrangement.ts';
import { ground, sheet } from './paper.ts';
import { boxOf, put, together, type Placed } from './place.ts';
import { blossom, twig } from './plants.ts';
import { isClear } from './room.ts';

/** Many small ones, tossed in a half-drop repeat, with small things between them. */
export function pattern(studio: Studio, cast: Cast): Arrangement {
  const { width, height, random, palette, style } = studio;
  const coloured = (style === 'modern' || style === 'cartoon') && random.chance(0.5);
  const plain = coloured ? shade(palette.sky[1], palette.dark ? -0.06 : 0.02) : ground(studio);
  const base = `${style === 'anime' ? sheet(studio) : `<rect width="${n(width)}" height="${n(height)}" fill="${plain}"/>`}${backing(studio)}`;
  const actors = [cast.hero, ...cast.companions].filter((actor) => actor !== undefined);
  const columns = random.pick([3, 4, 3]);
  const step = width / columns;
  const drop = step * random.between(1.5, 1.58);
  const small = random.chance(0.6);
  const placed: Placed[] = [];
  let between = '';
  let count = 0;
  for (let column = -1; column <= columns; column++)
    for (let row = -1; row * drop < height + drop; row++) {
      const x = (column + 0.5) * step + random.between(-0.02, 0.02) * step;
      const y = row * drop + (column % 2 === 0 ? 0 : drop / 2) + random.between(-0.02, 0.02) * drop;
      const actor = actors[count++ % Math.max(1, actors.length)];
      if (actor !== undefined) placed.push(...one(studio, actor, [x, y, step * 0.9]));
      const little = actors[count % Math.max(1, actors.length)];
      if (little !== undefined && small) placed.push(...one(studio, little, [x, y + drop * 0.5, step * 0.42]));
      else between += trifle(studio, [x, y + drop * 0.5, step * 0.14], true);
      between +=
        trifle(studio, [x + step / 2, y + drop * 0.25, step * 0.1], random.chance(0.5)) +
        trifle(studio, [x + step / 2, y - drop * 0.25, step * 0.08], random.chance(0.5));
    }
  const all = together(placed);
  return { back: base + between, hero: all.svg, front: '', mask: all.mask };
}

function one(studio: Studio, actor: Actor, [x, y, size]: readonly [number, number, number]): Placed[] {
  const look = { turn: studio.random.between(-24, 24), mirrored: studio.random.chance(0.5) };
  const around = boxOf(actor.stamp, { x: 0, y: 0, height: 1, ...look });
  const tall = size / Math.max(around.width, around.height);
  const stand = { x, y: y + tall / 2, height: tall, ...look };
  return isClear(studio, boxOf(actor.stamp, stand)) ? [put(studio, actor.stamp, stand)] : [];
}

/** A quiet large figure behind the repeat: stripes, checks, hills or nothing. */
function backing({ width, height, unit, palette, random }: Studio): string {
  const colour = mix(palette.sky[1], palette.sky[2], 0.5);
  const kind = random.pick(['stripes', 'waves', 'spots', 'diamonds']);
  const step = unit * 18;
  let path = '';
  if (kind === 'stripes')
    for (let x = -height; x < width; x += step * 1.6)
      path += `M${n(x)} ${n(height)}L${n(x + height)} 0h${n(step * 0.8)}L${n(x + step * 0.8)} ${n(height)}Z`;
  if (kind === 'waves')
    for (let y = 0; y < height + step; y += step) {
      path += `M0 ${n(y)}`;
      for (let x = 0; x < width; x += step) path += `q${n(step / 4)} ${n(-step / 4)} ${n(step / 2)} 0t${n(step / 2)} 0`;
      path += `v${n(step * 0.35)}`;
      for (let x = width; x > 0; x -= step)
        path += `q${n(-step / 4)} ${n(step / 4)} ${n(-step / 2)} 0t${n(-step / 2)} 0`;
      path += 'Z';
    }
  if (kind === 'diamonds')
    for (let y = 0; y < height + step; y += step * 2)
      for (let x = 0; x < width + step; x += step)
        path += `M${n(x)} ${n(y - step)}L${n(x + step / 2)} ${n(y)}L${n(x)} ${n(y + step)}L${n(x - step / 2)} ${n(y)}Z`;
  if (kind === 'spots')
    for (let spot = 0; spot < 26; spot++) {
      const r = unit * random.between(4, 12);
      path += `M${n(random() * width - r)} ${n(random() * height)}a${n(r)} ${n(r * 0.9)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.9)} 0 1 0 ${n(-r * 2)} 0`;
    }
  return `<path d="${path}" fill="${colour}" fill-opacity=".35"/>`;
}

/** A small thing of the season, the place or the mood. */
function trifle(studio: Studio, [x, y, s]: readonly [number, number, number], other: boolean): string {
  const { palette, random, understanding, place } = studio;
  const colour = random.pick([palette.accents[0], palette.accents[1], palette.ground[1]]);
  if (understanding.season === 'spring') return blossom(studio, [x, y, s]);
  if (palette.dark || place === 'space')
    return other ? star(studio, [x, y, s], palette.accents[1]) : disc(studio, [x, y, s * 0.45], colour, 0.5);
  if (understanding.moods.includes('romantic')) return heart(studio, [x, y, s * 0.7], palette.accents[0]);
  if (place === 'sea' || place === 'underwater' || place === 'beach')
    return other
      ? disc(studio, [x, y, s * 0.5], mix(palette.light, palette.sky[1], 0.3), 0.5)
      : star(studio, [x, y, s * 0.9], colour);
  return other
    ? twig(studio, [x - s, y + s * 0.4, s * 2.6], random.between(-70, 20), palette.ground[1])
    : star(studio, [x, y, s * 0.7], colour);
}

function star(studio: Studio, [x, y, r]: readonly [number, number, number], fill: string): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? r : r * 0.46;
    return `${n(x + radius * Math.sin((at / 5) * Math.PI))} ${n(y - radius * Math.cos((at / 5) * Math.PI))}`;
  });
  return shape(studio, `M${points.join('L')}Z`, fill, 0.6);
}

const heart = (studio: Studio, [x, y, s]: readonly [number, number, number], fill: string): string =>
  shape(
    studio,
    `M${n(x)} ${n(y + s)}C${n(x - s * 1.7)} ${n(y - s * 0.1)} ${n(x - s * 0.8)} ${n(y - s * 1.2)} ${n(x)} ${n(y - s * 0.35)}C${n(x + s * 0.8)} ${n(y - s * 1.2)} ${n(x + s * 1.7)} ${n(y - s * 0.1)} ${n(x)} ${n(y + s)}Z`,
    fill,
    0.6,
  );
