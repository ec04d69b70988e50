import { type Mm, mm } from '@cpc/domain';
import type { Bed } from './surface/custom.ts';
import { bleedBox } from './surface/geometry.ts';
import type { Surface } from './surface/surface.ts';

/** The correction of a station, measured from its test print (SA-06). */
export interface Correction {
  /** Added to every position on the bed: right and down. */
  readonly offsetX: Mm;
  readonly offsetY: Mm;
  /** Thousandths; 1000 is true to size. The bed's centre is the fixed point, as for the rotation. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
}

/** A place of the jig: the box for one piece; its top-left corner is relative to that of the bed. */
export interface JigSlot {
  readonly id: string;
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

export interface Calibration extends Correction {
  /** With slots, the page is the whole bed; without, it is the print alone. */
  readonly slots: readonly JigSlot[];
}

export const NO_CALIBRATION: Calibration = {
  offsetX: mm(0),
  offsetY: mm(0),
  scaleX: 1000,
  scaleY: 1000,
  rotation: 0,
  slots: [],
};

/** A larger deviation means a broken station, not a calibration: mm, thousandths, degrees, slots. */
export const CALIBRATION_LIMITS = { offset: 20, scale: 50, rotation: 5, slots: 24 } as const;

/** Where a print lies, and on which page; frozen with its print job. */
export interface PrintPlace {
  /** Version of the calibration it was computed from. */
  readonly version: number;
  readonly page: Bed;
  /** The trim box's top-left corner on the page, before the correction. */
  readonly x: Mm;
  readonly y: Mm;
  readonly slot: string | null;
  readonly correction: Correction;
}

export type CalibrationProblem = 'slotOffBed' | 'slotsOverlap' | 'slotNamedTwice' | 'onlyPdfTurns';

/**
 * The first problem of a calibration.
 * @param format of the station's print files: pixel formats can only be moved by whole pixels, not rotated or scaled
 */
export function calibrationProblem(
  { slots, scaleX, scaleY, rotation }: Calibration,
  bed: Bed,
  format: 'pdf' | 'tiff' | 'png',
): CalibrationProblem | undefined {
  if (slots.some((slot) => !isOnBed(slot, bed))) return 'slotOffBed';
  if (new Set(slots.map(({ id }) => id)).size < slots.length) return 'slotNamedTwice';
  if (slots.some((slot, index) => slots.slice(index + 1).some((other) => overlap(slot, other)))) return 'slotsOverlap';
  const turns = scaleX !== 1000 || scaleY !== 1000 || rotation !== 0;
  return turns && format !== 'pdf' ? 'onlyPdfTurns' : undefined;
}

const isOnBed = ({ x, y, width, height }: JigSlot, bed: Bed): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= bed.width && y + height <= bed.height;

const overlap = (a: JigSlot, b: JigSlot): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The input to place a print. */
export interface Placing {
  readonly calibration: Calibration;
  readonly version: number;
  readonly bed: Bed;
  /** Position of the customer's own case on the bed, as the customer gave it (CT-04). */
  readonly own?: { readonly left: number; readonly top: number } | undefined;
}

/**
 * The place of a print: centred in the smallest slot that it fits in. The customer's own case lies at its given
 * position if the bed has slots. Otherwise the page is the print's bleed box.
 * @returns undefined if neither a position nor a correction applies: the file is then the print alone, uncorrected
 */
export function placeOf(surface: Surface, { calibration, version, bed, own }: Placing): PrintPlace | undefined {
  const { slots, ...correction } = calibration;
  const slot = fittingSlot(surface, slots);
  const at = (page: Bed, x: number, y: number): PrintPlace => ({
    version,
    page,
    x: mm(x),
    y: mm(y),
    slot: slot?.id ?? null,
    correction,
  });
  if (slot && !own)
    return at(bed, slot.x + (slot.width - surface.width) / 2, slot.y + (slot.height - surface.height) / 2);
  if (own && slots.length > 0) return at(bed, own.left, own.top);
  if (isTrue(correction)) return undefined;
  const bleed = bleedBox(surface);
  return at({ width: mm(bleed.width), height: mm(bleed.height) }, -bleed.x, -bleed.y);
}

function fittingSlot({ width, height }: Surface, slots: readonly JigSlot[]): JigSlot | undefined {
  const area = (slot: JigSlot) => slot.width * slot.height;
  return slots
    .filter((slot) => slot.width >= width && slot.height >= height)
    .reduce<JigSlot | undefined>((best, slot) => (best && area(best) <= area(slot) ? best : slot), undefined);
}

const isTrue = ({ offsetX, offsetY, scaleX, scaleY, rotation }: Correction): boolean =>
  offsetX === 0 && offsetY === 0 && scaleX === 1000 && scaleY === 1000 && rotation === 0;

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface PlaceMatrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Maps the surface to the page, both in mm, y down: first its place, then the correction about the page's centre. */
export function placeMatrix({ page, x, y, correction }: PrintPlace): PlaceMatrix {
  const { offsetX, offsetY, scaleX, scaleY, rotation } = correction;
  const [sx, sy, turn] = [scaleX / 1000, scaleY / 1000, (rotation * Math.PI) / 180];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, b, c, d] = [cos * sx, sin * sx, -sin * sy, cos * sy];
  const [fromX, fromY] = [x - page.width / 2, y - page.height / 2];
  return {
    a,
    b,
    c,
    d,
    e: a * fromX + c * fromY + page.width / 2 + offsetX,
    f: b * fromX + d * fromY + page.height / 2 + offsetY,
  };
}
