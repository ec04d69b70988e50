import { n, type Studio } from '../draw/studio.ts';
import type { Actor } from './cast.ts';
import { boxOf, NOTHING, put, shadow, together, type Placed, type Stand } from './place.ts';
import { clearBox, isClear } from './room.ts';

/** A group of one kind on the ground, in a natural order: the ones behind are smaller and higher. `height` is that of one. */
export function troop(studio: Studio, actor: Actor, at: Stand): { readonly placed: Placed; readonly shadows: string } {
  const { stamp, kind } = actor;
  const grounded = kind !== 'fly' && kind !== 'swim' && kind !== 'sign';
  const stands = formation(studio, actor, at);
  const before = around(stands.map((stand) => boxOf(stamp, stand)));
  const fit = Math.min(1, (studio.width * 0.92) / before.width);
  const box = clearBox(studio, {
    x: before.x + (before.width * (1 - fit)) / 2,
    y: before.y + before.height * (1 - fit),
    width: before.width * fit,
    height: before.height * fit,
  });
  const scale = box.width / before.width;
  const moved = stands.map((stand) => ({
    ...stand,
    x: box.x + (stand.x - before.x) * scale,
    y: box.y + (stand.y - before.y) * scale,
    height: stand.height * scale,
  }));
  const sized = moved.map((stand) => (boxOf(stamp, stand).width / 2) * 0.8);
  return {
    placed: together(moved.map((stand) => put(studio, stamp, stand))),
    shadows: grounded
      ? moved.map((stand, index) => shadow(studio, stand.x, stand.y - stand.height * 0.01, sized[index] ?? 0)).join('')
      : '',
  };
}

function formation({ width, random, unit }: Studio, { number, stamp, kind }: Actor, at: Stand): Stand[] {
  const loose = kind === 'fly' || kind === 'swim' || kind === 'sign';
  const wide = (stamp.art.width / stamp.art.height) * at.height;
  const jitter = (amount: number): number => random.between(-amount, amount);
  if (number === 1) return [at];
  if (loose) {
    if (number === 2)
      return [
        {
          ...at,
          x: at.x - Math.min(wide * 0.3, width * 0.16),
          y: at.y + at.height * 0.16,
          height: at.height * 0.74,
          turn: jitter(8),
        },
        {
          ...at,
          x: at.x + Math.min(wide * 0.34, width * 0.18),
          y: at.y - at.height * 0.42,
          height: at.height * 0.58,
          mirrored: at.mirrored !== true,
          turn: jitter(8),
        },
      ];
    const spots = [
      [0, 0, 0.8],
      [-0.62, -0.75, 0.62],
      [0.66, -0.5, 0.54],
      [-0.5, 0.62, 0.5],
      [0.58, 0.7, 0.6],
      [0.1, -1.25, 0.42],
      [-0.9, 0, 0.4],
      [0.92, 0.12, 0.42],
      [0.15, 1.15, 0.45],
      [-0.7, -1.35, 0.36],
      [0.75, -1.15, 0.36],
      [-0.2, 1.6, 0.36],
    ];
    return spots.slice(0, number).map(([dx = 0, dy = 0, size = 1], index) => ({
      x: at.x + dx * Math.min(wide * 0.8, width * 0.4),
      y: at.y + dy * at.height * 0.62,
      height: at.height * size,
      mirrored: index % 2 === 1,
      turn: jitter(8),
    }));
  }
  if (number === 2)
    return [
      { ...at, x: at.x - wide * 0.42, y: at.y - unit, height: at.height * 0.92 },
      { ...at, x: at.x + wide * 0.4, y: at.y + unit, height: at.height * 0.84, mirrored: true },
    ];
  const rows =
    number <= 3
      ? [1, 2]
      : number <= 5
        ? [2, number - 2]
        : number <= 7
          ? [3, number - 3]
          : [3, Math.ceil((number - 3) / 2), Math.floor((number - 3) / 2)];
  const size = number <= 3 ? 0.78 : number <= 5 ? 0.62 : 0.48;
  return rows.flatMap((count, row) => {
    const scale = size * (0.82 + 0.16 * row);
    const gap = Math.min(wide * scale * 0.92, (width * 0.86) / count);
    return Array.from({ length: count }, (_, index) => ({
      x: at.x + (index - (count - 1) / 2) * gap + jitter(gap * 0.06),
      y: at.y - (rows.length - 1 - row) * at.height * size * 0.42 + jitter(unit),
      height: at.height * scale * random.between(0.94, 1.06),
      mirrored: index >= count / 2,
    }));
  });
}

type Bounds = { x: number; y: number; width: number; height: number };

function around(boxes: readonly Bounds[]): Bounds {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Companions around a hero: buildings and trees behind, flying things above, the rest beside its feet. */
export function company(
  studio: Studio,
  companions: readonly Actor[],
  hero: Stand,
  floor: number,
): { readonly behind: Placed; readonly beside: Placed } {
  const behind: Placed[] = [];
  const beside: Placed[] = [];
  let sides = 0;
  for (const actor of companions) {
    const { kind } = actor;
    if (kind === 'building') behind.push(far(studio, actor, hero, floor));
    else if (kind === 'fly' || kind === 'sign' || kind === 'swim') behind.push(above(studio, actor, hero));
    else beside.push(beneath(studio, actor, [hero, sides++]));
  }
  return { behind: together(behind), beside: together(beside) };
}

function far(studio: Studio, actor: Actor, hero: Stand, floor: number): Placed {
  const { width, height, random } = studio;
  const side = random.chance(0.5) ? 0.26 : 0.74;
  const stand = { x: width * side, y: floor - height * 0.05, height: Math.min(height * 0.34, hero.height * 1.25) };
  return isClear(studio, boxOf(actor.stamp, stand))
    ? put(studio, actor.stamp, stand)
    : put(studio, actor.stamp, fitted(studio, actor, stand));
}

function above(studio: Studio, actor: Actor, hero: Stand): Placed {
  const { width, height, random } = studio;
  const count = Math.min(actor.number, 6);
  const spots = [
    [0.2, 0.86],
    [0.82, 1],
    [0.14, 0.42],
    [0.87, 0.5],
    [0.5, 1.28],
    [0.3, 1.2],
  ];
  return together(
    spots.slice(0, Math.max(count, 1)).map(([fx = 0, up = 0], index) => {
      const size = hero.height * (index === 0 ? 0.3 : 0.22);
      const stand = {
        x: width * (fx + random.between(-0.03, 0.03)),
        y: Math.max(height * 0.16, hero.y - hero.height * up),
        height: Math.min(size, width * 0.34),
        turn: random.between(-12, 12),
        mirrored: fx > 0.5,
      };
      return put(studio, actor.stamp, fitted(studio, actor, stand));
    }),
  );
}

function beneath(studio: Studio, actor: Actor, [hero, side]: readonly [Stand, number]): Placed {
  const { width, unit, random } = studio;
  const tall = hero.height * (actor.kind === 'thing' ? 0.34 : actor.kind === 'vehicle' ? 0.62 : 0.56);
  const count = Math.min(actor.number, 4);
  const first = side % 2 === 0 ? 0.8 : 0.2;
  return together(
    Array.from({ length: count }, (_, index) => {
      const fx = index % 2 === 0 ? first : 1 - first;
      const stand = {
        x: width * (fx + random.between(-0.03, 0.03) + (index > 1 ? (fx > 0.5 ? -0.12 : 0.12) : 0)),
        y: hero.y + unit * (3 + 2 * index + 2 * side),
        height: tall * (1 - 0.1 * index),
        mirrored: fx > 0.5,
      };
      const spot = fitted(studio, actor, stand);
      const ground: Placed = {
        ...NOTHING,
        svg: shadow(studio, spot.x, spot.y - spot.height * 0.03, boxOf(actor.stamp, spot).width * 0.4),
      };
      return together([ground, put(studio, actor.stamp, spot)]);
    }),
  );
}

/** A stand whose drawing lies inside the picture and clear of what must stay clear. */
export function fitted(studio: Studio, { stamp }: Actor, stand: Stand): Stand {
  const box = boxOf(stamp, stand);
  const x = Math.min(
    Math.max(box.x, studio.width * 0.02),
    Math.max(studio.width * 0.02, studio.width * 0.98 - box.width),
  );
  const clear = clearBox(studio, { ...box, x });
  return { ...stand, x: clear.x + clear.width / 2, y: clear.y + clear.height, height: clear.height };
}

/** Rain, snow, petals, leaves and fireflies, by weather, season and mood. */
export const streaks = ({ width, height, random, unit }: Studio): string => {
  let path = '';
  for (let drop = 0; drop < 130; drop++) {
    const length = unit * random.between(3, 8);
    path += `M${n(random() * width * 1.1)} ${n(random() * height)}l${n(-length * 0.22)} ${n(length)}`;
  }
  return `<path d="${path}" stroke="#eaf4ff" stroke-opacity=".62" stroke-width="${n(unit * 0.32)}" stroke-linecap="round" fill="none"/>`;
};
