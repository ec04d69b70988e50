import { type Colour, hexColour } from '../colour.ts';
import type { DesignDocument } from '../document/document.ts';
import type { Mask } from '../document/layers/picture.ts';
import { maskLine } from '../ideas/outline-of.ts';
import { createPage, type IdeaPhoto, type Line, type Page } from '../ideas/page.ts';
import { NAME_FIELD } from '../names/set-field.ts';
import { atLightness, inkOn } from '../palette/inks.ts';
import { keepOuts, region } from '../surface/geometry.ts';
import { growShape, type Point, type Rect, shapeContains } from '../surface/shapes.ts';
import { clearBand, type PairDesk, sizeIn, wordsIn, written } from './desk.ts';
import { type Seam, seamOf, type Side, SIDES, type TwoSurfaces } from './seam.ts';

/** The shapes with their ratio of height to width; another round takes the next. */
const SHAPES: readonly (readonly [mask: Mask, tall: number])[] = [
  ['heart', 0.95],
  ['circle', 1],
  ['heart', 0.95],
  ['flower', 1],
];
/** The shape's half takes at most this share of a face's width. */
const MAX_WIDTH_SHARE = 0.86;
/** Share of the height below the shape for names. */
const NAMES = 0.2;
const SHRINK = 0.95;
/** Distance between the tried heights, mm. */
const STEP = 3;
/** Width of the line around the shape, mm. */
const LINE = 1.3;
/** Names are not larger than this, mm. */
const MAX_NAME_MM = 17;
const WHITE = hexColour('#ffffff');

/**
 * A shape whose halves meet at the seam, with a photo or in a colour, and a name on each half. The whole shape lies on both
 * cases, its middle at the seam: each case cuts its half of it.
 */
export function twoHalves(
  photo: IdeaPhoto | undefined,
  surfaces: TwoSurfaces,
  { tones, names, round }: PairDesk,
): Readonly<Record<Side, DesignDocument>> {
  const seam = seamOf(surfaces);
  const [mask, tall] = SHAPES[round % SHAPES.length] ?? ['heart', 0.95];
  const hasNames = SIDES.some((side) => names[side]);
  const box = shapeBox(seam, surfaces, mask, tall, hasNames ? NAMES : 0.04);
  const dark = round % 4 >= 2;
  const grounds: Readonly<Record<Side, Colour>> = dark
    ? { left: tones.deep, right: tones.deep }
    : { left: atLightness(tones.accent, 0.88, 0.7), right: atLightness(tones.second, 0.88, 0.7) };
  const fills: Readonly<Record<Side, Colour>> = {
    left: atLightness(tones.accent, dark ? 0.76 : 0.66),
    right: atLightness(tones.second, dark ? 0.8 : 0.7),
  };
  const border = dark ? tones.pale : WHITE;
  const half = (side: Side): DesignDocument => {
    const page = createPage();
    const surface = surfaces[side];
    page.fill({ kind: 'colour', colour: grounds[side] });
    const at = seam.onto(side, box);
    const here = { ...box, ...at };
    const outline = { points: maskLine(mask, here), colour: border, width: 2 * LINE };
    page.lines(cutLine(outline, seam.xOn(side), side));
    if (photo) page.photo(photo, here, { mask });
    else page.lines(filled(mask, here, fills[side]).flatMap((line) => cutLine(line, seam.xOn(side), side)));
    writeName(page, side);
    return page.document();

    function writeName(to: Page, where: Side): void {
      const name = names[where];
      const top = at.y + box.height + 2 * LINE + 1;
      const bottom = surface.height - Math.max(surface.safeInset, surface.wrap) - 1;
      const band = name && bottom - top > 5 ? clearBand(surface, top, bottom) : undefined;
      if (!name || !band) return;
      const ink = inkOn(dark ? tones.pale : tones.deep, grounds[where]);
      const size = sizeIn(band, name.box, MAX_NAME_MM);
      to.words({ ...written(name, { kind: 'colour', colour: ink }), field: NAME_FIELD }, wordsIn(band, size));
    }
  };
  return { left: half('left'), right: half('right') };
}

/** The largest box about the seam whose shape keeps clear of both cameras and, below it, leaves a share of the height. */
function shapeBox(seam: Seam, surfaces: TwoSurfaces, mask: Mask, tall: number, below: number): Rect {
  const faces = SIDES.map((side) => surfaces[side].width - 2 * surfaces[side].wrap);
  const least = Math.min(surfaces.left.height, surfaces.right.height);
  const [top, bottom] = [-least / 2, least / 2 - below * least];
  const points = pointsIn(mask);
  const rooms = { left: roomOn('left', seam, surfaces), right: roomOn('right', seam, surfaces) };
  const isClear = ({ x, y, width, height }: Rect): boolean =>
    points.every((point) => {
      const at = { x: x + point.x * width, y: y + point.y * height };
      return SIDES.every((side) => isBeyond(at.x, side) || rooms[side](at));
    });
  for (let width = 2 * MAX_WIDTH_SHARE * Math.min(...faces); width > 12; width *= SHRINK) {
    const height = width * tall;
    const room = bottom - top - height;
    if (room < 0) continue;
    const heights = Array.from({ length: Math.floor(room / STEP) + 1 }, (_, i) => top + i * STEP);
    // The nearest to the middle first.
    const tried = heights.toSorted((one, other) => Math.abs(one - top - room / 2) - Math.abs(other - top - room / 2));
    const y = tried.find((from) => isClear({ x: -width / 2, y: from, width, height }));
    if (y !== undefined) return { x: -width / 2, y, width, height };
  }
  const side = Math.min(...faces) / 3;
  return { x: -side / 2, y: -side / 2, width: side, height: side };
}

/** Points of a shape's outline and, for a camera in the middle of the shape, of smaller ones in it: 0 … 1 of its box. */
function pointsIn(mask: Mask): readonly Point[] {
  const line = maskLine(mask, { x: 0, y: 0, width: 100, height: 100 }).filter((_, i) => i % 2 === 0);
  return [1, 0.75, 0.5, 0.25, 0].flatMap((share) =>
    line
      .filter((_, i) => i % Math.round(1 / Math.max(0.1, share)) === 0)
      .map(({ x, y }) => ({ x: 0.5 + (x / 100 - 0.5) * share, y: 0.5 + (y / 100 - 0.5) * share })),
  );
}

/** Whether a point of the plane may lie in the shape: on the face of a case, clear of its camera. */
function roomOn(side: Side, seam: Seam, surfaces: TwoSurfaces): (point: Point) => boolean {
  const surface = surfaces[side];
  const holes = keepOuts(surface);
  const outline = region(surface, 'outline').outline;
  const inner = growShape(outline, -Math.max(surface.safeInset, surface.wrap));
  return (point) => {
    const at = seam.onto(side, point);
    // At the seam the shape runs over the edge, but not over its round corners.
    const isNear = Math.abs(point.x) < surface.safeInset + 1;
    return shapeContains(isNear ? outline : inner, at) && !holes.some((hole) => shapeContains(hole, at));
  };
}

/** Whether a point of the plane lies on the other case. */
const isBeyond = (x: number, side: Side): boolean => (side === 'left' ? x > 0 : x < 0);

/** How far lines run on beyond the seam, mm: over the bleed. */
const OVER = 4;

/** The pieces of a line on one case and its bleed. @param seam the x of the seam on the surface */
function cutLine(line: Line, seam: number, side: Side): readonly Line[] {
  const pieces: Point[][] = [[]];
  for (const point of line.points) {
    if (isBeyond(point.x - seam + (side === 'left' ? -OVER : OVER), side)) {
      if ((pieces.at(-1)?.length ?? 0) > 0) pieces.push([]);
    } else pieces.at(-1)?.push(point);
  }
  return pieces.filter(({ length }) => length > 1).map((points) => ({ ...line, points }));
}

/** Distance between the lines that fill a shape, mm, and their width: they overlap. */
const [EVERY, THICK] = [2.4, 4];

/** A shape filled by lines parallel to its outline. */
function filled(mask: Mask, box: Rect, colour: Colour): readonly Line[] {
  const [half, middle] = [Math.min(box.width, box.height) / 2, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const rings = Math.ceil((half - THICK / 2) / EVERY);
  const outer = (half - THICK / 2) / half;
  return Array.from({ length: rings + 1 }, (_, i) => (outer * (rings - i)) / rings).map((share) => ({
    colour,
    width: THICK,
    points: maskLine(mask, {
      x: middle.x - (box.width * share) / 2,
      y: middle.y - (box.height * share) / 2,
      width: Math.max(0.01, box.width * share),
      height: Math.max(0.01, box.height * share),
    }),
  }));
}
