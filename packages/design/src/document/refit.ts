import { mm } from '@cpc/domain';
import { bleedBox, trimBox } from '../surface/geometry.ts';
import { growShape, type Point, type Rect, shapeBounds } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import type { DesignDocument } from './document.ts';
import type { DesignRecord, Layer } from './layers.ts';
import type { Placement } from './layers/base.ts';

/**
 * Fits a design to another surface: scales everything about the centre, so that content of the old safe area is in the
 * new one. A picture, or an empty place for one, that covered the whole old surface covers the whole new one.
 */
export function refitDocument(document: DesignDocument, from: Surface, to: Surface): DesignDocument {
  const frames = { from: frameOf(from), to: frameOf(to) };
  const entries = Object.entries(document.records).map(([id, record]) => [id, refit(record, frames)]);
  return { ...document, records: Object.fromEntries(entries) as DesignDocument['records'] };
}

interface Frame {
  readonly safe: Rect;
  readonly trim: Rect;
  readonly bleed: Rect;
}

function frameOf(surface: Surface): Frame {
  const safe = shapeBounds(growShape(surface.outline, -surface.safeInset));
  return { safe, trim: trimBox(surface), bleed: bleedBox(surface) };
}

interface Frames {
  readonly from: Frame;
  readonly to: Frame;
}

function refit(record: DesignRecord, frames: Frames): DesignRecord {
  if (record.type === 'background') return record;
  const placement = moved(record.placement, frames);
  const covering = coverScale(record, placement, frames);
  return { ...record, placement: covering === undefined ? placement : { ...placement, scale: covering } };
}

function moved(placement: Placement, { from, to }: Frames): Placement {
  const k = Math.min(to.safe.width / from.safe.width, to.safe.height / from.safe.height);
  const [a, b] = [centre(from.safe), centre(to.safe)];
  return {
    ...placement,
    x: mm(b.x + (placement.x - a.x) * k),
    y: mm(b.y + (placement.y - a.y) * k),
    scale: placement.scale * k,
  };
}

/** The scale for a picture that covered the old surface to cover the new bleed box; undefined for any other layer. */
function coverScale(layer: Layer, placement: Placement, { from, to }: Frames): number | undefined {
  if (layer.type === 'text' || layer.type === 'doodle') return undefined;
  if (scaleToCover(layer, layer.placement, from.trim) > layer.placement.scale * (1 + 1e-6)) return undefined;
  return Math.max(placement.scale, scaleToCover(layer, placement, to.bleed));
}

/** The smallest scale at which a layer's box, at its position and rotation, contains all four corners of a box. */
function scaleToCover({ width, height }: { width: number; height: number }, at: Placement, box: Rect): number {
  const turn = (-at.rotation * Math.PI) / 180;
  const needed = corners(box).flatMap(({ x, y }) => {
    const [dx, dy] = [x - at.x, y - at.y];
    const across = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn));
    const along = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn));
    return [(2 * across) / width, (2 * along) / height];
  });
  return Math.max(...needed);
}

const centre = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

const corners = ({ x, y, width, height }: Rect): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];
