import { brand, type GoodsId, mm } from '@cpc/domain';
import type { Cutout, Glass, Goods, Shape } from '@cpc/design';
import { cameraOn, type Opening } from './cameras.ts';
import type { Phone } from './table.ts';

/** How far a case extends over the phone's body on each side: the usual wall of a printable blank. */
const WALL = 1.5;
/** How much wider a camera opening is than its lens or island, on each side. */
const CLEARANCE = 1;
/** How far inside the body's edge a skin ends, where the back begins to curve. */
const SKIN_INSET = 0.8;

/**
 * The case of a phone, seen from behind like the printed face: a camera at the upper left of the phone's back is at the
 * upper left of the surface; nothing is mirrored.
 * Outline: the body and one wall all around. Bleed 2 mm, safe inset 3 mm, keep-out 3 mm around every opening.
 */
export function caseOf(phone: Phone): Goods {
  return backOf(phone, { id: phone.id, category: 'phoneCase', over: WALL, wrap: 0, bleed: 2, safeInset: 3 });
}

/**
 * The same case, printed over its sides, too: the outline is the unrolled case. It is the back with one side's height
 * all around, which is the wrap zone. It has more bleed, because a print never fits a curved side exactly.
 */
export function wrappedCaseOf(phone: Phone): Goods {
  const side = Math.round(phone.depth);
  return backOf(phone, {
    id: `${phone.id}.plus`,
    category: 'colourPlus',
    over: WALL + side,
    wrap: side,
    bleed: 3,
    safeInset: side + 2,
  });
}

/** A thin printed film for the flat of the phone's back, without a case. */
export function skinOf(phone: Phone): Goods {
  return backOf(phone, {
    id: `${phone.id}.lite`,
    category: 'colourLite',
    over: -SKIN_INSET,
    wrap: 0,
    bleed: 1,
    safeInset: 2,
  });
}

interface CaseOutline {
  readonly id: string;
  readonly category: 'phoneCase' | 'colourPlus' | 'colourLite';
  /** How far the print extends over the body's edge on each side, in mm. */
  readonly over: number;
  readonly wrap: number;
  readonly bleed: number;
  readonly safeInset: number;
}

function backOf(phone: Phone, { id, category, over, wrap, bleed, safeInset }: CaseOutline): Goods {
  const width = mm(round(phone.width + 2 * over));
  const height = mm(round(phone.height + 2 * over));
  const radius = mm(round(Math.max(1, phone.corner + over)));
  return {
    brand: phone.brand,
    model: phone.model,
    year: phone.year,
    source: sourceOf(phone),
    surface: {
      id: brand<GoodsId>(id),
      category,
      width,
      height,
      outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width, height, radius },
      cutouts: cameraOn(phone.camera, phone.width, phone.glass).map((opening) => cutoutOf(opening, over)),
      bleed: mm(bleed),
      safeInset: mm(safeInset),
      keepOut: mm(3),
      wrap: mm(wrap),
      form: { kind: 'shell', depth: mm(phone.depth) },
    },
  };
}

function sourceOf({ brand: maker, unconfirmed }: Phone): string {
  const body = unconfirmed
    ? `${maker}'s published size as commonly quoted, not confirmed by a second source, 2026-11`
    : `${maker}'s published size as commonly quoted, 2026-11`;
  return `Body: ${body}. Corners and camera openings: approximated from the model's appearance, about 1 mm; not measured.`;
}

function cutoutOf(opening: Opening, over: number): Cutout {
  if ('flash' in opening) return { role: 'flash', shape: holeAround(opening.flash, over) };
  if ('lens' in opening) {
    return { role: 'camera', shape: holeAround(opening.lens, over), glass: [glassOf('lens', opening.lens, over)] };
  }
  const { island, lenses = [], flashes = [] } = opening;
  const glass = [
    ...lenses.map((circle) => glassOf('lens', circle, over)),
    ...flashes.map((circle) => glassOf('flash', circle, over)),
  ];
  return { role: 'camera', shape: islandOf(island, over), ...(glass.length > 0 && { glass }) };
}

function glassOf(kind: Glass['kind'], [cx, cy, diameter]: readonly [number, number, number], over: number): Glass {
  return { kind, cx: mm(round(cx + over)), cy: mm(round(cy + over)), r: mm(round(diameter / 2)) };
}

function islandOf(
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
  over: number,
): Shape {
  const at = (value: number) => mm(round(value + over - CLEARANCE));
  const [wide, tall] = [round(width + 2 * CLEARANCE), round(height + 2 * CLEARANCE)];
  return {
    kind: 'roundedRect',
    x: at(x),
    y: at(y),
    width: mm(wide),
    height: mm(tall),
    radius: mm(Math.min(round(radius + CLEARANCE), wide / 2, tall / 2)),
  };
}

function holeAround([cx, cy, diameter]: readonly [number, number, number], over: number): Shape {
  const radius = mm(round(diameter / 2 + CLEARANCE));
  return { kind: 'ellipse', cx: mm(round(cx + over)), cy: mm(round(cy + over)), rx: radius, ry: radius };
}

/** 0.05 mm is finer than any mould, and keeps the numbers readable. */
const round = (value: number): number => Math.round(value * 20) / 20;
