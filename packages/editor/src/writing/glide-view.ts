import type { View } from '../geometry/view.ts';
import type { EditorStore } from '../store/store.ts';

const GLIDE_MS = 220;

/** Moves the view smoothly; at once where the customer wants no motion. @returns a function that completes it at once */
export function glideView(store: EditorStore, to: View): () => void {
  const from = store.getState().view;
  let frame = 0;
  const show = (view: View, viewMoving: boolean) => store.setState({ view, lift: 0, viewMoving });
  const complete = () => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    show(to, false);
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to, false);
    return complete;
  }
  let start: number | undefined;
  const step = (time: number) => {
    start ??= time;
    const part = Math.min(1, (time - start) / GLIDE_MS);
    const k = 1 - (1 - part) ** 3;
    const between = (a: number, b: number) => a + (b - a) * k;
    if (part === 1) return complete();
    show({ scale: between(from.scale, to.scale), x: between(from.x, to.x), y: between(from.y, to.y) }, true);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return complete;
}
