import type { Surface } from '@cpc/design';
import { extentOf } from '@cpc/ui';
import { boundView, fitView, type Size, type View } from '../geometry/view.ts';
import type { EditorStore } from './store.ts';

/** Margin around the surface on the stage, in CSS pixels: for its shadow and for handles. */
const STAGE_MARGIN = 24;

/** A print this long, in CSS pixels, is comfortable to work on: remaining room shows the goods around it. */
const COMFORT = 420;

/**
 * The view to work in: the whole print, and with enough room the goods around it: a shirt to its hem, a ball to its
 * rim. If the goods do not fit, the print is centred.
 */
export function fitStage(stage: Size, surface: Surface): View {
  const whole = extentOf(surface);
  const most = fitView(stage, surface, STAGE_MARGIN).scale;
  const scale = Math.min(
    most,
    Math.max(fitView(stage, whole, STAGE_MARGIN).scale, COMFORT / Math.max(surface.width, surface.height)),
  );
  const along = (room: number, print: number, start: number, length: number) =>
    length * scale <= room - STAGE_MARGIN ? (room - length * scale) / 2 - start * scale : (room - print * scale) / 2;
  return {
    scale,
    x: along(stage.width, surface.width, whole.x, whole.width),
    y: along(stage.height, surface.height, whole.y, whole.height),
  };
}

/** Handles a new size of the stage: a fitted view is fitted again, any other view keeps its centre. */
export function showStage(store: EditorStore, surface: Surface, stage: Size): void {
  const before = store.getState();
  const fit = fitStage(stage, surface);
  const fitted = before.stage.width === 0 || before.view.scale === fitStage(before.stage, surface).scale;
  const moved = { x: (stage.width - before.stage.width) / 2, y: (stage.height - before.stage.height) / 2 };
  const view = fitted
    ? fit
    : boundView({ ...before.view, x: before.view.x + moved.x, y: before.view.y + moved.y }, stage, surface);
  store.setState({ stage, view, ...(fitted && { lift: 0 }) });
}
