import { type DesignDocument, type Layer, layersOf, type Point, type Surface } from '@cpc/design';
import { isOnPicture } from './ink.ts';

/** Words on a picture stand in its lower third: faces and skies are mostly above. As a part of the surface's height. */
const LOWER_THIRD = 0.74;
/** From here to there of the surface's height things may land: below the camera, above the rounded end. */
const BAND = { from: 0.24, to: 0.88 } as const;
/** The room between two things that land one after the other, as a part of the surface's width. */
const ROOM = 0.2;
/** Wider than this part of the surface a layer is a ground for others, not a neighbour. */
const GROUND = 0.9;

/** Where a text lands: in the middle, or on a picture where it can be read, and never on another layer's middle. */
export function textLanding(document: DesignDocument, surface: Surface): Point {
  const lower = { x: surface.width / 2, y: surface.height * LOWER_THIRD };
  return isOnPicture(document, lower) ? freeSpot(document, surface, lower) : stickerLanding(document, surface);
}

/** Where a sticker, or a picture that leaves others in sight, lands: in the middle, or next to what lies there. */
export function stickerLanding(document: DesignDocument, surface: Surface): Point {
  return freeSpot(document, surface, { x: surface.width / 2, y: surface.height / 2 });
}

/** The first spot about a wanted one that no layer's middle takes; the fuller the case, the nearer together. */
function freeSpot(document: DesignDocument, surface: Surface, wanted: Point): Point {
  const taken = layersOf(document).filter((layer) => !isGround(layer, surface));
  const isFree = ({ x, y }: Point, room: number) =>
    taken.every(({ placement }) => Math.hypot(placement.x - x, placement.y - y) > room * 0.75);
  for (const part of [1, 1 / 2, 1 / 4]) {
    const room = surface.width * ROOM * part;
    const spot = spotsAround(wanted, room, surface).find((one) => isFree(one, room));
    if (spot) return spot;
  }
  return wanted;
}

/** Upwards before downwards, and a whole column before the next beside it. */
function spotsAround({ x, y }: Point, room: number, { height }: Surface): readonly Point[] {
  const inBand = (spot: Point) => spot.y >= height * BAND.from && spot.y <= height * BAND.to;
  const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5];
  return [0, -1, 1].flatMap((column) =>
    steps.map((row) => ({ x: x + column * room, y: y + row * room })).filter(inBand),
  );
}

function isGround(layer: Layer, surface: Surface): boolean {
  return layer.type === 'picture' && layer.width * layer.placement.scale > surface.width * GROUND;
}
