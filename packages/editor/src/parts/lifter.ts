import { boxAround } from '@cpc/design';
import { layerCorners, type TextOutlines } from '@cpc/paint';
import { liftOf } from '../geometry/lift.ts';
import { toStage } from '../geometry/view.ts';
import { type EditorState, isCropping } from '../session/state.ts';
import { selectedLayers } from '../session/selected.ts';
import type { EditorStore } from '../session/store.ts';
import { beginGlide, liftView, restView } from '../viewport/view.ts';

const GLIDE_MS = 200;

export interface Lifter {
  /** Moves the view to where the selected layers are seen. While fingers are on the stage, it waits for them. */
  readonly aim: () => void;
  /** Ends it; a movement under way is completed, and one that waits for fingers is still made. */
  readonly end: () => void;
}

/** Moves the view up while a panel covers selected layers, and back down afterwards. The scale stays. */
export function createLifter(store: EditorStore, outlines: TextOutlines): Lifter {
  let frame = 0;
  let waits = false;
  const aim = () => {
    const state = store.getState();
    waits = state.touched;
    if (state.touched || isCropping(state)) return;
    cancelAnimationFrame(frame);
    const to = wantedLift(state, outlines);
    if (to !== state.lift) frame = glide(store, to, (next) => (frame = next));
    else if (frame !== 0) {
      // A cancelled movement does not say that it has ended.
      frame = 0;
      restView(store);
    }
  };
  let ends = false;
  const unsubscribe = store.subscribe((state, before) => {
    const isOther =
      state.selection !== before.selection ||
      state.stage !== before.stage ||
      (state.history.document !== before.history.document && state.dragged === null);
    if (isOther || (waits && !state.touched)) aim();
    if (ends && !waits) unsubscribe();
  });
  const end = () => {
    ends = true;
    if (!waits) unsubscribe();
  };
  return { aim, end };
}

function wantedLift(state: EditorState, outlines: TextOutlines): number {
  const { view, lift, stage, covered } = state;
  const layers = selectedLayers(state).filter(({ hidden }) => !hidden);
  if (covered === 0 || layers.length === 0) return 0;
  const resting = { ...view, y: view.y + lift };
  const corners = layers.flatMap((layer) => layerCorners(layer, outlines)).map((corner) => toStage(resting, corner));
  return liftOf(boxAround(corners), stage, covered);
}

/** @param onFrame called with the number of each next frame @returns the number of the first one, 0 if it moved at once */
function glide(store: EditorStore, to: number, onFrame: (frame: number) => void): number {
  const from = store.getState().lift;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    liftView(store, to, false);
    return 0;
  }
  beginGlide(store);
  let start: number | undefined;
  const step = (time: number) => {
    start ??= time;
    const part = Math.min(1, (time - start) / GLIDE_MS);
    // Fingers own the view.
    if (store.getState().touched) return restView(store);
    liftView(store, Math.round(from + (to - from) * (1 - (1 - part) ** 3)), part < 1);
    if (part < 1) onFrame(requestAnimationFrame(step));
  };
  return requestAnimationFrame(step);
}
