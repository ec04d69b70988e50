import { type DesignDocument, type Layer, layersOf, type Point, type Surface } from '@cpc/design';
import { isOnPicture } from './ink.ts';

/** Words on a picture go to its lower third: faces and skies are mostly above. As a share of the surface's height. */
const LOWER_THIRD = 0.74;
/** Vertical range for new things, as shares of the surface's height: below the camera, above the rounded end. */
const BAND = { from: 0.24, to: 0.88 } as const;
/** Distance between two things added one after the other, as a share of the surface's width. */
const ROOM = 0.2;
/** A layer wider than this share of the surface is a ground for other layers, not a neighbour. */
const GROUND = 0.9;

/** Where a new text goes: the middle, or on a picture the lower third; never onto another layer's centre. */
export function textInsertionPoint(document: DesignDocument, surface: Surface): Point {
  const lower = { x: surface.width / 2, y: surface.height * LOWER_THIRD };
  return isOnPicture(document, lower) ? freeSpot(document, surface, lower) : stickerInsertionPoint(document, surface);
}

/** Where a sticker or a second picture goes: the middle, or next to the layers there. */
export function stickerInsertionPoint(document: DesignDocument, surface: Surface): Point {
  return freeSpot(document, surface, { x: surface.width / 2, y: surface.height / 2 });
}

/** The first free spot around a wanted point; spots get closer together when the case is full. */
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

/** Tries up before down, and a whole column before the next column. */
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
