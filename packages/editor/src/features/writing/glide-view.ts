import type { View } from '../../geometry/view.ts';
import type { EditorState } from '../../session/state.ts';
import type { EditorStore } from '../../session/store.ts';
import { glideTo, restView, restingView } from '../../viewport/view.ts';

const GLIDE_MS = 220;

/** The glides under way: there is one at a time. */
const running = new WeakMap<EditorStore, { readonly target: () => View; readonly stop: () => void }>();

/** Where the view comes to rest, without the lift of a panel. */
export const comingView = (store: EditorStore): View => running.get(store)?.target() ?? restingView(store.getState());

/**
 * Moves the view smoothly; at once where the customer wants no motion. What fingers press does not move under them: it
 * waits until they are up, and ends if they have moved the view.
 * @param target where to, without the lift of a panel; asked for each frame, because the stage may change meanwhile
 */
export function glideView(store: EditorStore, target: () => View): void {
  running.get(store)?.stop();
  const lasts = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : GLIDE_MS;
  let from = restingView(store.getState());
  let start: number | undefined;
  let touched: EditorState | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    if (running.get(store) !== own) return;
    running.delete(store);
    if (start !== undefined) restView(store);
  };
  const step = (time: number) => {
    const now = store.getState();
    if (touched && now.stage === touched.stage && !isSame(now.view, touched.view)) return stop();
    if (now.touched) {
      if (start !== undefined) restView(store);
      start = undefined;
      touched = now;
    } else {
      if (start === undefined) from = restingView(now);
      start ??= time;
      touched = undefined;
      const part = lasts === 0 ? 1 : Math.min(1, (time - start) / lasts);
      glideTo(store, between(from, target(), 1 - (1 - part) ** 3));
      if (part === 1) return stop();
    }
    frame = requestAnimationFrame(step);
  };
  const own = { target, stop };
  let frame = requestAnimationFrame(step);
  running.set(store, own);
}

const isSame = (a: View, b: View): boolean => a.scale === b.scale && a.x === b.x && a.y === b.y;

function between(from: View, to: View, k: number): View {
  // Exactly there at the end: a view that fits the stage is fitted again when the stage changes.
  if (k === 1) return to;
  const at = (a: number, b: number) => a + (b - a) * k;
  return { scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
}
