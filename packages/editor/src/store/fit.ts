import type { Surface } from '@cpc/design';
import { extentOf } from '@cpc/ui';
import { boundView, fitView, type Size, type View } from '../geometry/view.ts';
import type { EditorStore } from './store.ts';

/** Room around the surface when it fits the stage, in CSS pixels: for its shadow and for handles. */
const STAGE_MARGIN = 24;

/** A print this long, in CSS pixels, is worked on in comfort: what room is left shows the thing around it. */
const COMFORT = 420;

/**
 * The view to work in: the print whole, and where there is room to spare the thing it lies on: a shirt to its hem, a
 * ball to its rim. What would leave the stage in part is shown with the print in the middle.
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

/** The stage has another size: a view that fitted fits again, any other keeps its middle where it was. */
export function showStage(store: EditorStore, surface: Surface, stage: Size): void {
  const before = store.getState();
  const fit = fitStage(stage, surface);
  const fitted = before.stage.width === 0 || before.view.scale === fitStage(before.stage, surface).scale;
  const moved = { x: (stage.width - before.stage.width) / 2, y: (stage.height - before.stage.height) / 2 };
  const view = fitted
    ? fit
    : boundView({ ...before.view, x: before.view.x + moved.x, y: before.view.y + moved.y }, stage, surface);
  store.setState({ stage, view });
}
