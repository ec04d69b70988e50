import type { Crop, Mask } from '../document/layers/picture.ts';
import { keepOuts } from '../surface/geometry.ts';
import { polygonOf } from '../surface/polygon.ts';
import { frameOf } from '../surface/quiet.ts';
import { type Point, type Rect, shapePath } from '../surface/shapes.ts';
import type { Shape, Surface } from '../surface/surface.ts';

/** A photo as far as its crop is concerned: its ratio, and its faces in shares of it. */
export interface Faced {
  readonly width: number;
  readonly height: number;
  readonly faces?: readonly Rect[] | undefined;
}

/** A place for a photo, mm. */
export interface Frame {
  readonly box: Rect;
  readonly mask?: Mask | null;
}

/** What of a frame nobody's face may be in, mm: all beyond `clear`, and the zones. */
export interface Forbidden {
  readonly clear?: Rect | undefined;
  readonly zones?: readonly Rect[];
}

export interface Wish {
  /** How much closer than a whole photo; 1 shows as much as fits. */
  readonly zoom?: number;
  /** Which part, 0 … 1 from left and from the top, of a photo without faces. */
  readonly at?: Point;
}

/** A frame, and the part of the photo in it. */
export interface View {
  readonly box: Rect;
  readonly mask: Mask | null;
  readonly crop: Crop;
  /** Whether every face is whole and clear. */
  readonly whole: boolean;
}

/** Heads are rarely at the bottom: a tall crop keeps more of the top. */
const TOP_SHARE = 0.4;

/** The largest part of a picture with the ratio of a box. */
export function coveringCrop(photo: Pick<Rect, 'width' | 'height'>, box: Pick<Rect, 'width' | 'height'>): Crop {
  const [width, height] = coveredBy(photo, box);
  return { x: (1 - width) / 2, y: (1 - height) * TOP_SHARE, width, height };
}

function coveredBy(photo: Pick<Rect, 'width' | 'height'>, box: Pick<Rect, 'width' | 'height'>) {
  const ratio = box.width / box.height / (photo.width / photo.height);
  return ratio < 1 ? ([ratio, 1] as const) : ([1, 1 / ratio] as const);
}

/**
 * How a photo is shown in the first of the frames in which all its faces are whole: with room for forehead and chin, clear
 * of what is forbidden, all together. Where there is no room for that, less of it around the faces is enough. If no frame has
 * room for all, the last one shows what it can.
 */
export function viewOf(
  photo: Faced,
  frames: readonly [Frame, ...Frame[]],
  forbidden: Forbidden = {},
  wish: Wish = {},
): View {
  for (const room of ROOMS) {
    const heads = headsOf(photo, room);
    for (const { box, mask = null } of frames) {
      const crop = cropIn(photo, heads, { box, mask }, forbidden, wish);
      if (crop) return { box, mask, crop, whole: true };
    }
  }
  const { box, mask = null } = frames.at(-1) ?? frames[0];
  return { box, mask, crop: coveringCrop(photo, box), whole: false };
}

/** What is kept around a face, in its own size: above, below, on both sides. A detector's box ends at the brows. */
const ROOMS = [
  { above: 0.6, below: 0.25, beside: 0.22 },
  { above: 0.35, below: 0.12, beside: 0.1 },
  { above: 0.18, below: 0.06, beside: 0.04 },
] as const;

/** The heads within the photo, in shares of it. */
const headsOf = ({ faces = [] }: Faced, { above, below, beside }: (typeof ROOMS)[number]): readonly Rect[] =>
  faces.flatMap(({ x, y, width, height }) => {
    const [left, right] = [Math.max(0, x - width * beside), Math.min(1, x + width * (1 + beside))];
    const [top, bottom] = [Math.max(0, y - height * above), Math.min(1, y + height * (1 + below))];
    return right > left && bottom > top ? [{ x: left, y: top, width: right - left, height: bottom - top }] : [];
  });

/** How much closer a crop may come so that faces get clear, and in which steps. */
const CLOSER = { most: 2.6, step: 1.08 } as const;
const STEPS = 12;

function cropIn(photo: Faced, heads: readonly Rect[], frame: Required<Frame>, forbidden: Forbidden, wish: Wish) {
  const { zoom = 1, at = { x: 0.5, y: TOP_SHARE } } = wish;
  const [wide, high] = coveredBy(photo, frame.box);
  const sized = (closer: number) => ({ width: wide / closer, height: high / closer });
  if (heads.length === 0) {
    const { width, height } = sized(zoom);
    return {
      x: (1 - wide) / 2 + (wide - width) * at.x,
      y: (1 - high) * TOP_SHARE + (high - height) * at.y,
      width,
      height,
    };
  }
  // As close as is wished, else farther, else closer than that.
  const farther = steps(zoom, 1 / CLOSER.step, (value) => value > 1).concat(1);
  const closer = steps(zoom * CLOSER.step, CLOSER.step, (value) => value < Math.max(zoom, CLOSER.most));
  for (const value of [...farther, ...closer]) {
    const crop = clearCrop(heads, frame, forbidden, sized(value));
    if (crop) return crop;
  }
  return undefined;
}

function steps(from: number, by: number, isWanted: (value: number) => boolean): number[] {
  const values: number[] = [];
  for (let value = from; isWanted(value); value *= by) values.push(value);
  return values;
}

/** Where a crop of this size shows every head clear: with the heads as near the middle of what is clear as can be. */
function clearCrop(
  heads: readonly Rect[],
  { box, mask }: Required<Frame>,
  { clear, zones = [] }: Forbidden,
  size: Pick<Crop, 'width' | 'height'>,
): Crop | undefined {
  const seen = intersection(shownBy(mask, box), clear ?? box);
  const [mm, mmHigh] = [box.width / size.width, box.height / size.height];
  const x = axis(
    heads.map((head) => [head.x, head.width]),
    size.width,
    (seen.x - box.x) / mm,
    seen.width / mm,
  );
  const y = axis(
    heads.map((head) => [head.y, head.height]),
    size.height,
    (seen.y - box.y) / mmHigh,
    seen.height / mmHigh,
  );
  if (!x || !y) return undefined;
  const isClear = (left: number, top: number): boolean =>
    heads.every((head) => {
      const at = { x: box.x + (head.x - left) * mm, y: box.y + (head.y - top) * mmHigh };
      return !zones.some((zone) => overlap(zone, { ...at, width: head.width * mm, height: head.height * mmHigh }));
    });
  let best: Crop | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const left of x.values) {
    for (const top of y.values) {
      const far = Math.hypot((left - x.wanted) * mm, (top - y.wanted) * mmHigh);
      if (far >= least || !isClear(left, top)) continue;
      least = far;
      best = { x: left, y: top, ...size };
    }
  }
  return best;
}

/** Heads are shown a little above the middle of what is clear. */
const HEADS_AT = 0.45;
const TINY = 1e-9;

/** Where a crop may begin along one side, so that all heads are in what is seen; all in shares of the photo. */
function axis(
  heads: readonly (readonly [from: number, length: number])[],
  size: number,
  seenFrom: number,
  seen: number,
) {
  const first = Math.min(...heads.map(([from]) => from));
  const last = Math.max(...heads.map(([from, length]) => from + length));
  const least = Math.max(0, last - seenFrom - seen);
  const most = Math.min(1 - size, first - seenFrom);
  if (least > most + TINY) return undefined;
  const wanted = Math.min(most, Math.max(least, (first + last) / 2 - seenFrom - seen * HEADS_AT));
  const values = Array.from({ length: STEPS + 1 }, (_, i) => Math.max(0, least + ((most - least) * i) / STEPS));
  return { wanted, values: [Math.max(0, wanted), ...values] };
}

/** The part of a mask's box in which a head is not cut, as shares taken away: left and right, above, below. */
const INSETS: Readonly<Partial<Record<Mask, readonly [beside: number, above: number, below: number]>>> = {
  rounded: [0.02, 0.02, 0.02],
  arch: [0.1, 0.1, 0],
  circle: [0.13, 0.13, 0.13],
  flower: [0.17, 0.17, 0.17],
  heart: [0.17, 0.17, 0.36],
  star: [0.3, 0.32, 0.32],
};
const OTHER_INSET = [0.25, 0.25, 0.25] as const;

function shownBy(mask: Mask | null, { x, y, width, height }: Rect): Rect {
  const [beside, above, below] = mask === null ? [0, 0, 0] : (INSETS[mask] ?? OTHER_INSET);
  return {
    x: x + width * beside,
    y: y + height * above,
    width: width * (1 - 2 * beside),
    height: height * (1 - above - below),
  };
}

function intersection(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

const overlap = (one: Rect, other: Rect): boolean => {
  const { width, height } = intersection(one, other);
  return width > TINY && height > TINY;
};

const RATIOS = 6;

/**
 * Frames within an area: one of the wanted ratio first, then ever nearer to the ratio of the photo, the last one with all
 * of it. A mask that would cut its faces there is left off.
 * @param tall height by width; that of the area if it is not given @param at where in the area, 0 … 1 from the top
 */
export function framesIn(
  area: Rect,
  photo: Faced,
  { mask = null, tall = area.height / area.width, at = 0.5 }: { mask?: Mask | null; tall?: number; at?: number } = {},
): readonly [Frame, ...Frame[]] {
  const own = photo.height / photo.width;
  const boxOf = (ratio: number): Rect => {
    const width = Math.min(area.width, area.height / ratio);
    const height = width * ratio;
    return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) * at, width, height };
  };
  const boxes = Array.from({ length: RATIOS }, (_, i) => boxOf(tall * (own / tall) ** (i / (RATIOS - 1))));
  const masked = boxes.map((box) => ({ box, mask }));
  const plain = mask === null || mask === 'rounded' ? [] : boxes.map((box) => ({ box, mask: 'rounded' as const }));
  return [{ box: boxOf(tall), mask }, ...masked.slice(1), ...plain, { box: boxOf(own), mask: null }];
}

const known = new WeakMap<Surface, Required<Forbidden>>();

/** Where on a surface no face may be: at its edge, and at the camera. */
export function forbiddenOn(surface: Surface): Required<Forbidden> {
  const forbidden = known.get(surface) ?? { clear: clearPart(surface), zones: keepOuts(surface).map(boundsOf) };
  known.set(surface, forbidden);
  return forbidden;
}

function clearPart(surface: Surface): Rect {
  if (surface.outline.kind !== 'roundedRect') return frameOf(surface);
  const inset = Math.max(surface.safeInset, surface.wrap);
  return { x: inset, y: inset, width: surface.width - 2 * inset, height: surface.height - 2 * inset };
}

function boundsOf(shape: Shape): Rect {
  const corners = polygonOf(shapePath(shape));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
