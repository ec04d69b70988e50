import { mm } from '@cpc/domain';
import { type Region, regionContains } from '../surface/geometry.ts';
import { frameOf, quietRegion } from '../surface/quiet.ts';
import { growShape, type Point, type Rect, shapeBounds } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { remembered } from '../remembered.ts';

/** The size of a written text in em: multiply by the size of its letters. */
export interface WordBox {
  readonly width: number;
  readonly height: number;
}

/** What is written at a spot: the whole name, or its initials. */
export type NameWord = 'name' | 'initial';
export type NameBoxes = Readonly<Record<NameWord, WordBox>>;

/** Where a name is written: its centre on the surface, in mm. */
export interface NameSpot extends Point {
  readonly word: NameWord;
  /** Size of the letters (em), mm. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
  /** Which of the inks: 0 is the main one. */
  readonly ink: 0 | 1 | 2;
  /** 0 … 1 */
  readonly opacity: number;
  /** Degrees that the name is bent, as a text's arc. */
  readonly arc: number;
}

/** Letters smaller than this can hardly be read, or print with too thin strokes. mm */
const MIN_SIZE = 4;
/** More names than this are work to paint and to change, and small. */
const MAX_SPOTS = 90;
/** How much the names grow if they are too many. */
const GROWTH = 1.15;
const MAX_GROWTH = 8;
/** Beyond the quiet region, for letters that extend beyond their box. mm */
const SLACK = 0.4;
/** Distance between the tested points of a name. mm */
const STEP = 2;

/** What a look lays its names with. */
export interface NameGround {
  readonly boxes: NameBoxes;
  /** The bounds of the area for whole names. */
  readonly area: Rect;
  /** The largest rectangle that is free of cut-outs. */
  readonly frame: Rect;
  /** Height of the letters without the space above and below them, in em. */
  readonly tall: Readonly<Record<NameWord, number>>;
  /** Whether the surface holds a straight name whole. */
  readonly holds: (spot: NameSpot) => boolean;
  readonly holdsPoint: (point: Point) => boolean;
  /** The size at which about `count` names with these gaps (em) fill the area. */
  readonly sizeFor: (count: number, gap: Point) => number;
}

const regions = new WeakMap<Surface, Region>();

/** @param growth makes the names larger and fewer; 1 leaves them as the look wants them */
export function groundOf(surface: Surface, boxes: NameBoxes, growth: number): NameGround {
  const region = remembered(regions, surface, () => innerRegion(surface));
  const area = shapeBounds(region.outline);
  const tall = { name: tallOf(boxes.name), initial: tallOf(boxes.initial) };
  return {
    boxes,
    area,
    frame: frameOf(surface),
    tall,
    holds: (spot) => holdsBox(region, spot, boxes[spot.word].width * spot.size, tall[spot.word] * spot.size),
    holdsPoint: (point) => regionContains(region, point),
    sizeFor: (count, gap) => {
      const { width } = boxes.name;
      const cell = (width + gap.x) * (tall.name + gap.y);
      const wanted = Math.max(MIN_SIZE, Math.sqrt((area.width * area.height) / (count * cell)) * growth);
      return Math.min(wanted, (area.width * 0.92) / width, (area.height * 0.4) / tall.name);
    },
  };
}

function innerRegion(surface: Surface): Region {
  const { outline, holes } = quietRegion(surface);
  return { outline: growShape(outline, -SLACK), holes: holes.map((hole) => growShape(hole, SLACK)) };
}

/** A line is higher than its letters. A name of several lines has that space only once. */
const tallOf = ({ height }: WordBox): number =>
  height > 2 ? height * 0.86 : Math.min(height, Math.max(0.95, height * 0.72));

function holdsBox(region: Region, spot: NameSpot, width: number, height: number): boolean {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const at = turned({ x: (column / columns - 0.5) * width, y: (row / rows - 0.5) * height }, spot.rotation);
      if (!regionContains(region, { x: spot.x + at.x, y: spot.y + at.y })) return false;
    }
  }
  return true;
}

/** A point turned about the origin, in degrees, clockwise. */
export function turned({ x, y }: Point, rotation: number): Point {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const spotAt = (at: Point, size: number, fields: Partial<NameSpot> = {}): NameSpot => ({
  word: 'name',
  rotation: 0,
  ink: 0,
  opacity: 1,
  arc: 0,
  ...fields,
  x: mm(at.x),
  y: mm(at.y),
  size: mm(size),
});

/** Lays names, with larger ones if they are too many. */
export function laidOut(
  surface: Surface,
  boxes: NameBoxes,
  lay: (ground: NameGround) => readonly NameSpot[],
): readonly NameSpot[] {
  let spots = lay(groundOf(surface, boxes, 1));
  for (let growth = GROWTH; spots.length > MAX_SPOTS && growth < MAX_GROWTH; growth *= GROWTH) {
    spots = lay(groundOf(surface, boxes, growth));
  }
  return spots.slice(0, MAX_SPOTS).map(rounded);
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const rounded = (spot: NameSpot): NameSpot => ({
  ...spot,
  x: hundredth(spot.x),
  y: hundredth(spot.y),
  size: Math.floor(spot.size * 100) / 100,
  rotation: hundredth(spot.rotation),
  opacity: hundredth(spot.opacity),
  arc: hundredth(spot.arc),
});
