import { URGENCY, type Spot } from './clusters.ts';

/** A spot at its place on the screen, px. */
export interface DrawnSpot {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The size of a face and of a name below it, as `SpotFace` draws them, px. A character is as wide as a wide one. */
const FACE_PX = 40;
const NAME_PX = 24;
const CHARACTER_PX = 7.5;
const NAME_EDGES_PX = 18;
const MAX_NAME_PX = 160;

/** The points whose names cover no other name and no face: the most urgent first. @returns the keys of their spots */
export function namesWithRoom(drawn: readonly DrawnSpot[]): ReadonlySet<string> {
  const taken = drawn.map(({ spot, x, y }) => ({ key: spot.key, box: faceOf(spot, x, y) }));
  const named = new Set<string>();
  for (const { spot, x, y } of drawn.toSorted((a, b) => urgencyOf(b.spot) - urgencyOf(a.spot))) {
    if (spot.kind === 'group') continue;
    const width = Math.min(MAX_NAME_PX, spot.point.name.length * CHARACTER_PX + NAME_EDGES_PX);
    const box = { left: x - width / 2, right: x + width / 2, top: y, bottom: y + NAME_PX };
    if (taken.some((other) => other.key !== spot.key && meet(other.box, box))) continue;
    taken.push({ key: `name of ${spot.key}`, box });
    named.add(spot.key);
  }
  return named;
}

const urgencyOf = (spot: Spot): number => (spot.kind === 'group' ? -1 : URGENCY.indexOf(spot.point.tone));

/** A point stands on its place with its tip, a group has its middle there. */
function faceOf({ kind }: Spot, x: number, y: number): Box {
  const half = FACE_PX / 2;
  const top = kind === 'group' ? y - half : y - FACE_PX;
  return { left: x - half, right: x + half, top, bottom: top + FACE_PX };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
