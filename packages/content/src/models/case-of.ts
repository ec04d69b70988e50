import { brand, type GoodsId, mm } from '@cpc/domain';
import type { Cutout, PhoneModel, Shape } from '@cpc/design';

/** A case stands this far over the phone's body on each side: the usual wall of a printable blank. */
const WALL = 1.5;
/** A camera opening is this much wider than the lens or island it frees, on each side. */
const CLEARANCE = 1;

/** An opening in mm from the body's top-left corner, the phone seen from behind. */
type Opening =
  | { readonly island: readonly [x: number, y: number, width: number, height: number, radius: number] }
  | { readonly lens: readonly [cx: number, cy: number, diameter: number] }
  | { readonly flash: readonly [cx: number, cy: number, diameter: number] };

export interface Phone {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  /** The manufacturer's published body width and height as quoted by public comparison pages; radius of its corners seen from behind. */
  readonly body: readonly [width: number, height: number, radius: number];
  readonly openings: readonly Opening[];
  /** Set where no second public source was found for the body's size. */
  readonly unconfirmed?: true;
}

/**
 * The case of a phone. It is seen from behind, as the printed face is: a camera that sits at the upper left of
 * the phone's back sits at the upper left of the surface; nothing is mirrored.
 * Outline: the body and one wall all around. Bleed 2 mm, safe inset 3 mm, keep-out 3 mm around every opening.
 */
export function caseOf(phone: Phone): PhoneModel {
  const [width, height, radius] = phone.body.map((side, i) => round(side + (i < 2 ? 2 * WALL : WALL))) as [
    number,
    number,
    number,
  ];
  return {
    brand: phone.brand,
    model: phone.model,
    year: phone.year,
    source: sourceOf(phone),
    surface: {
      id: brand<GoodsId>(phone.id),
      category: 'phoneCase',
      width: mm(width),
      height: mm(height),
      outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width: mm(width), height: mm(height), radius: mm(radius) },
      cutouts: phone.openings.map(cutoutOf),
      bleed: mm(2),
      safeInset: mm(3),
      keepOut: mm(3),
      wrap: mm(0),
      form: { kind: 'shell', depth: mm(8) },
    },
  };
}

function sourceOf({ brand: maker, unconfirmed }: Phone): string {
  const body = unconfirmed
    ? `${maker}'s published size as commonly quoted, not confirmed by a second source, 2026-11`
    : `${maker}'s published size as quoted by public comparison pages, 2026-11`;
  return `Body: ${body}. Corners and camera openings: approximated from the model's appearance, about 1 mm; not measured.`;
}

function cutoutOf(opening: Opening): Cutout {
  if ('island' in opening) return { role: 'camera', shape: islandOf(opening.island) };
  if ('lens' in opening) return { role: 'camera', shape: circleOf(opening.lens) };
  return { role: 'flash', shape: circleOf(opening.flash) };
}

function islandOf([x, y, width, height, radius]: readonly [number, number, number, number, number]): Shape {
  const at = (value: number) => mm(round(value + WALL - CLEARANCE));
  const long = (value: number) => mm(round(value + 2 * CLEARANCE));
  return {
    kind: 'roundedRect',
    x: at(x),
    y: at(y),
    width: long(width),
    height: long(height),
    radius: mm(round(radius + CLEARANCE)),
  };
}

function circleOf([cx, cy, diameter]: readonly [number, number, number]): Shape {
  const radius = mm(round(diameter / 2 + CLEARANCE));
  return { kind: 'ellipse', cx: mm(round(cx + WALL)), cy: mm(round(cy + WALL)), rx: radius, ry: radius };
}

/** A twentieth of a millimetre is finer than any blank is moulded, and keeps the numbers readable. */
const round = (value: number): number => Math.round(value * 20) / 20;
