import { brand, type GoodsId, mm } from '@cpc/domain';
import { checkSurface } from './check.ts';
import type { Surface } from './surface.ts';

/** The print bed of a station, in mm. */
export interface Bed {
  readonly width: number;
  readonly height: number;
}

/** A rectangle that a customer measured, and its position on the bed, in mm (CT-04). */
export interface CustomSize {
  /** From the bed's top-left corner. */
  readonly marginTop: number;
  readonly marginLeft: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

export const CUSTOM_FIELDS = ['marginTop', 'marginLeft', 'width', 'height', 'corner'] as const;
export type CustomField = (typeof CUSTOM_FIELDS)[number];

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The smallest side worth printing, in mm. */
const MIN_SIDE = 10;
/** How far ink runs over the edge, in mm; it must stay on the bed. */
const BLEED = 2;

/**
 * The permitted range of each measure on this bed, given the others: the rectangle and its bleed stay on the bed, and
 * the corner radius is at most half the shorter side.
 */
export function sizeBounds(bed: Bed, size?: Partial<CustomSize>): Readonly<Record<CustomField, Bounds>> {
  const { marginTop = BLEED, marginLeft = BLEED, width = MIN_SIDE, height = MIN_SIDE } = size ?? {};
  const most = (value: number, least: number): Bounds => ({ least, most: Math.max(least, hundredth(value)) });
  return {
    marginTop: most(bed.height - BLEED - sound(height), BLEED),
    marginLeft: most(bed.width - BLEED - sound(width), BLEED),
    width: most(bed.width - BLEED - sound(marginLeft, BLEED), MIN_SIDE),
    height: most(bed.height - BLEED - sound(marginTop, BLEED), MIN_SIDE),
    corner: most(Math.min(sound(width), sound(height)) / 2, 0),
  };
}

const sound = (value: number, least = MIN_SIDE): number => (Number.isFinite(value) ? Math.max(value, least) : least);
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The measures outside their ranges. */
export function customProblems(size: CustomSize, bed: Bed): readonly CustomField[] {
  const bounds = sizeBounds(bed, size);
  return CUSTOM_FIELDS.filter((field) => !(size[field] >= bounds[field].least && size[field] <= bounds[field].most));
}

/**
 * A flat surface of a customer's own measures, without cut-outs: only the customer knows where they are.
 * @returns undefined if the rectangle does not fit the bed
 */
export function customSurface(size: CustomSize, bed: Bed): Surface | undefined {
  if (customProblems(size, bed).length > 0) return undefined;
  const { width, height, corner } = size;
  const surface: Surface = {
    id: customId(size),
    category: 'phoneCase',
    width: mm(width),
    height: mm(height),
    outline: {
      kind: 'roundedRect',
      x: mm(0),
      y: mm(0),
      width: mm(width),
      height: mm(height),
      radius: mm(corner),
    },
    cutouts: [],
    bleed: mm(BLEED),
    safeInset: mm(Math.min(3, width / 4, height / 4)),
    keepOut: mm(0),
    wrap: mm(0),
    form: { kind: 'shell', depth: mm(8) },
  };
  return checkSurface(surface).length === 0 ? surface : undefined;
}

const ID = /^size_(\d+)_(\d+)_(\d+)_(\d+)_(\d+)$/;

/**
 * The id of a custom size contains its measures, in hundredths of a millimetre: it needs no storage, and every program
 * computes the same surface from it. Example: `size_1000_500_7150_14670_900`.
 */
export function customId(size: CustomSize): GoodsId {
  return brand<GoodsId>(`size_${CUSTOM_FIELDS.map((field) => Math.round(size[field] * 100)).join('_')}`);
}

/** The measures in an id; undefined if it is not the id of a custom size. Each size has exactly one id. */
export function customSizeOf(id: string): CustomSize | undefined {
  const found = ID.exec(id);
  if (!found) return undefined;
  const [marginTop = 0, marginLeft = 0, width = 0, height = 0, corner = 0] = found
    .slice(1)
    .map((hundredths) => Number(hundredths) / 100);
  const size = { marginTop, marginLeft, width, height, corner };
  return customId(size) === id ? size : undefined;
}
