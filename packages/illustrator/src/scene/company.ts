import { n, type Studio } from '../draw/studio.ts';
import type { Actor, Cast } from './cast.ts';
import { boxOf, NOTHING, put, shadow, together, type Placed, type Stand } from './place.ts';
import { roomFor } from './room.ts';

/** Kinds that need no ground. */
const LOOSE: ReadonlySet<Actor['kind']> = new Set(['fly', 'swim', 'sign']);

/** A group of one kind on the ground, in a natural order: the ones behind are smaller and higher. `height` is that of one. */
export function troop(studio: Studio, actor: Actor, at: Stand): { readonly placed: Placed; readonly shadows: string } {
  const { stamp, kind } = actor;
  const stands = formation(studio, actor, at);
  const before = around(stands.map((stand) => boxOf(stamp, stand)));
  const fit = Math.min(1, (studio.width * 0.92) / before.width, (studio.height * 0.8) / before.height);
  const wanted = {
    x: before.x + (before.width * (1 - fit)) / 2,
    y: Math.min(before.y + before.height * (1 - fit), studio.height * 0.97 - before.height * fit),
    width: before.width * fit,
    height: before.height * fit,
  };
  const box = roomFor(studio, wanted) ?? cornerOf(studio, wanted);
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
    shadows: !LOOSE.has(kind)
      ? moved.map((stand, index) => shadow(studio, stand.x, stand.y - stand.height * 0.01, sized[index] ?? 0)).join('')
      : '',
  };
}

/** Rows of a group, the one at the back first; two that fly or swim are staggered. No figure covers another. */
function formation({ width, random }: Studio, { number, stamp, kind }: Actor, at: Stand): Stand[] {
  if (number === 1) return [at];
  const loose = LOOSE.has(kind);
  const columns = Math.min(number, loose && number < 5 ? 2 : number === 4 ? 2 : number < 10 ? 3 : 4);
  const rows = Math.ceil(number / columns);
  const ratio = stamp.art.width / stamp.art.height;
  const cell = Math.min((width * 0.92) / columns, at.height * ratio);
  const tall = (cell * (loose ? 0.78 : 0.88)) / ratio;
  const step = tall * (loose ? 1.3 : 1.08);
  const middle = loose ? at.y - at.height / 2 + tall / 2 : at.y;
  return Array.from({ length: number }, (_, index) => {
    const back = number - columns * (rows - 1);
    const row = index < back ? 0 : 1 + Math.floor((index - back) / columns);
    const count = row === 0 ? back : columns;
    const column = row === 0 ? index : (index - back) % columns;
    const stagger = loose && rows === 1 && column === 1 ? step / 2 : 0;
    return {
      x: at.x + (column - (count - 1) / 2 + random.between(-0.04, 0.04)) * cell,
      y: middle + (row - (rows - 1) / 2) * step + stagger,
      height: tall * (loose ? 1 : 1 - 0.1 * (rows - 1 - row)),
      mirrored: column >= count / 2,
      turn: loose ? random.between(-6, 6) : 0,
    };
  });
}

/** A hero is always drawn: small, where holes leave no room. */
const cornerOf = ({ width, height }: Studio, wanted: Bounds): Bounds => ({
  x: width * 0.4,
  y: height * 0.6,
  width: wanted.width * 0.2,
  height: wanted.height * 0.2,
});

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

/** Makes room beside a single hero for those who stand with it. */
export function withRoom({ width, random }: Studio, { hero, companions }: Cast, stand: Stand): Stand {
  if (hero === undefined || hero.number > 1 || companions.every(({ kind }) => LOOSE.has(kind))) return stand;
  const { art } = hero.stamp;
  const height = Math.min(stand.height, (width * 0.5 * art.height) / art.width);
  return { ...stand, height, x: width * random.pick([0.29, 0.71]), turn: 0 };
}

/** Companions around a hero: buildings behind, what flies or swims above, the rest beside it. Who finds no room is left out. */
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
    if (actor.kind === 'building') behind.push(far(studio, actor, hero, floor));
    else if (LOOSE.has(actor.kind)) behind.push(above(studio, actor, hero));
    else beside.push(beneath(studio, actor, [hero, sides++]));
  }
  return { behind: together(behind), beside: together(beside) };
}

function far(studio: Studio, actor: Actor, hero: Stand, floor: number): Placed {
  const { width, height } = studio;
  const { art } = actor.stamp;
  const tall = Math.min(height * 0.34, hero.height * 1.25, (width * 0.42 * art.height) / art.width);
  const stand = { x: width * (hero.x < width / 2 ? 0.77 : 0.23), y: floor - height * 0.02, height: tall };
  return fitted(studio, actor, stand);
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
      return fitted(studio, actor, {
        x: width * (fx + random.between(-0.03, 0.03)),
        y: Math.max(height * 0.16, hero.y - hero.height * up),
        height: Math.min(size, width * 0.34),
        turn: random.between(-12, 12),
        mirrored: fx > 0.5,
      });
    }),
  );
}

function beneath(studio: Studio, actor: Actor, [hero, side]: readonly [Stand, number]): Placed {
  const { width, unit, random } = studio;
  const { art } = actor.stamp;
  const share = actor.kind === 'thing' ? 0.5 : actor.kind === 'vehicle' ? 0.8 : 0.72;
  const tall = Math.min(hero.height * share, (width * 0.38 * art.height) / art.width);
  const count = Math.min(actor.number, 4);
  // On the other side of the hero first.
  const first = hero.x > width / 2 === (side % 2 === 0) ? 0.22 : 0.78;
  return together(
    Array.from({ length: count }, (_, index) => {
      const fx = index % 2 === 0 ? first : 1 - first;
      const stand = {
        x: width * (fx + random.between(-0.03, 0.03)),
        y: hero.y + unit * (1 + 2 * index + 2 * side),
        height: tall * (1 - 0.1 * index),
        mirrored: fx > 0.5,
      };
      return fitted(studio, actor, stand, true);
    }),
  );
}

/** Puts a drawing inside the picture, clear of what must stay clear and of other figures; nothing if there is no room. */
function fitted(studio: Studio, { stamp }: Actor, stand: Stand, isShaded = false): Placed {
  const box = boxOf(stamp, stand);
  const edge = studio.width * 0.02;
  const x = Math.min(Math.max(box.x, edge), Math.max(edge, studio.width - edge - box.width));
  const clear = roomFor(studio, { ...box, x });
  if (clear === undefined) return NOTHING;
  const height = stand.height * (clear.width / box.width);
  const spot = { ...stand, x: clear.x + clear.width / 2, y: clear.y + clear.height / 2 + height / 2, height };
  const ground = isShaded ? shadow(studio, spot.x, spot.y - height * 0.03, clear.width * 0.4) : '';
  return together([{ svg: ground, mask: '' }, put(studio, stamp, spot)]);
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
