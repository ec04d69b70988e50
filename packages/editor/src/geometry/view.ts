import type { Point } from '@cpc/design';

/** The position of the surface on the stage: CSS pixels per millimetre, and its top-left corner in CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MAX_ZOOM = 8;
const MIN_ZOOM = 0.6;

export const toSurface = (view: View, p: Point): Point => ({
  x: (p.x - view.x) / view.scale,
  y: (p.y - view.y) / view.scale,
});
export const toStage = (view: View, p: Point): Point => ({
  x: p.x * view.scale + view.x,
  y: p.y * view.scale + view.y,
});

/** Centres the surface as large as fits into the stage without a margin (CSS px). */
export function fitView(stage: Size, surface: Size, margin: number): View {
  const scale = Math.max(
    0.1,
    Math.min((stage.width - 2 * margin) / surface.width, (stage.height - 2 * margin) / surface.height),
  );
  return { scale, x: (stage.width - surface.width * scale) / 2, y: (stage.height - surface.height * scale) / 2 };
}

/** Zooms about a fixed point of the stage, within bounds relative to the fitting view. */
export function zoomView(view: View, fit: View, point: Point, factor: number): View {
  const scale = clampZoom(view.scale * factor, fit);
  const k = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * k, y: point.y - (point.y - view.y) * k };
}

/** The view after two fingers moved it: scaled and shifted. A view never rotates. */
export function gripView(view: View, fit: View, from: Point, to: Point, factor: number): View {
  const zoomed = zoomView(view, fit, from, factor);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/** Keeps a part of the surface on the stage: at least a quarter of its width and height. */
export function boundView(view: View, stage: Size, surface: Size): View {
  const [w, h] = [surface.width * view.scale, surface.height * view.scale];
  return {
    ...view,
    x: clamp(view.x, -w * 0.75, stage.width - w * 0.25),
    y: clamp(view.y, -h * 0.75, stage.height - h * 0.25),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** A scale within the limits of the zoom, which are relative to the view that fits the goods. */
export const clampZoom = (scale: number, fit: View): number => clamp(scale, fit.scale * MIN_ZOOM, fit.scale * MAX_ZOOM);
