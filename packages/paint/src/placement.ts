import { type Layer, type Placement, type Point, toSurface } from '@cpc/design';
import type { TextOutlines } from './assets/assets.ts';
import type { Size } from './target.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The part of a canvas context that a placement needs. */
interface Movable {
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
}

/** Transforms a canvas in mm from the surface's space into a layer's own space. */
export function applyPlacement(context: Movable, placement: Placement): void {
  context.translate(placement.x, placement.y);
  context.rotate(radians(placement.rotation));
  context.scale(placement.scale * (placement.flipX ? -1 : 1), placement.scale * (placement.flipY ? -1 : 1));
}

/** Rough width of a character, in em, for a text that is not shaped yet. */
const ROUGH_ADVANCE = 0.6;
const ROUGH_LINE = 1.2;

/** A layer's size in mm at scale 1, before its placement. A text that is not shaped yet gets a rough box. */
export function layerBox(layer: Layer, outlines: TextOutlines): Size {
  if (layer.type !== 'text') return { width: layer.width, height: layer.height };
  const outline = outlines.outline(layer);
  if (outline) return { width: outline.width, height: outline.height };
  const lines = layer.text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  return { width: longest * ROUGH_ADVANCE * layer.size, height: lines.length * ROUGH_LINE * layer.size };
}

export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** The corners of a layer's box on the surface, in mm, in their order before flip and rotation. */
export function layerCorners(layer: Layer, outlines: TextOutlines): Corners {
  const { width, height } = layerBox(layer, outlines);
  const at = (x: number, y: number): Point => toSurface(layer.placement, { x: x * width, y: y * height });
  return [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)];
}
