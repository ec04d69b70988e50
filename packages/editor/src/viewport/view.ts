import type { Surface } from '@cpc/design';
import { extentOf } from '@cpc/ui';
import { boundView, fitView, type Size, type View } from '../geometry/view.ts';
import type { Store } from '../document/store.ts';
import { write } from '../document/write.ts';
import { MAX_BAR, type ViewportState } from './state.ts';

type ViewportStore = Store<ViewportState>;

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
export function showStage(store: ViewportStore, surface: Surface, stage: Size): void {
  const before = store.getState();
  const fit = fitStage(stage, surface);
  const fitted = before.stage.width === 0 || before.view.scale === fitStage(before.stage, surface).scale;
  const moved = { x: (stage.width - before.stage.width) / 2, y: (stage.height - before.stage.height) / 2 };
  const view = fitted
    ? fit
    : boundView({ ...before.view, x: before.view.x + moved.x, y: before.view.y + moved.y }, stage, surface);
  write(store, { stage, view, ...(fitted && { lift: 0 }) });
}

/** Shows a view at rest. */
export const showView = (store: ViewportStore, view: View): void => write(store, { view, lift: 0 });

/** Shows the whole case. */
export const resetView = (store: ViewportStore, surface: Surface): void =>
  showView(store, fitStage(store.getState().stage, surface));

/** Shows a view while fingers or a wheel move it. */
export const moveView = (store: ViewportStore, view: View, surface: Surface): void =>
  write(store, ({ stage }) => ({ view: boundView(view, stage, surface), lift: 0, viewMoving: true }));

/** The view has come to rest: the design is painted again. */
export const restView = (store: ViewportStore): void => write(store, { viewMoving: false });

/** The view without the lift of a panel. */
export const restingView = ({ view, lift }: ViewportState): View => ({ ...view, y: view.y + lift });

/** Shows a view of an animation. @param view without the lift of a panel, which stays */
export const glideTo = (store: ViewportStore, view: View): void =>
  write(store, ({ lift }) => ({ view: { ...view, y: view.y - lift }, viewMoving: true }));

/** An animation of the view begins. */
export const beginGlide = (store: ViewportStore): void => write(store, { viewMoving: true });

/** Moves the view up above a panel. @param lift CSS pixels @param viewMoving whether it goes on */
export const liftView = (store: ViewportStore, lift: number, viewMoving: boolean): void =>
  write(store, (now) => ({ lift, view: { ...now.view, y: now.view.y + now.lift - lift }, viewMoving }));

/** A panel covers so much of the stage, CSS pixels. */
export const coverStage = (store: ViewportStore, covered: number): void => write(store, { covered });

/** So many actions have room in the bar of the selection. */
export const fitBar = (store: ViewportStore, barRoom: number = MAX_BAR): void => write(store, { barRoom });
