import { boxAround, type TextLayer } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { View } from '../../geometry/view.ts';
import { fitStage, restingView } from '../../viewport/view.ts';
import { comingView, glideView } from './glide-view.ts';
import { writingView } from './writing-view.ts';
import { blankText } from '../../session/state.ts';

/** Moves the view to the text while it is written, above the bar and the keyboard, and back afterwards. */
export function useWritingView(layer: TextLayer | undefined, bar: RefObject<HTMLElement | null>): void {
  const { store, surface, assets } = useEditor();
  const seen = useSeenHeight(bar);
  const width = useEditorState((state) => state.stage.width);
  const arrivals = useEditorState((state) => state.arrivals);
  // The view may still be on its way back from another text.
  const [earlier] = useState(() => ({ view: comingView(store), stage: store.getState().stage }));
  const look = useEffectEvent(() => {
    if (!layer || seen === undefined || blankText(store.getState())) return;
    const box = boxAround(layerCorners(layer, assets));
    if (box.width === 0) return;
    const state = store.getState();
    const letters = (assets.outline(layer)?.letterHeight ?? layer.size) * layer.placement.scale;
    const fit = fitStage(state.stage, surface);
    const view = restingView(state);
    const to = writingView(box, letters, { width, height: seen }, { view, fit });
    if (!isNear(to, view)) glideView(store, () => to);
  });
  const text = layer?.text;
  useEffect(() => look(), [text, seen, width, arrivals]);
  useEffect(
    () => () => {
      glideView(store, () => {
        const { stage } = store.getState();
        const isSame = stage.width === earlier.stage.width && stage.height === earlier.stage.height;
        return isSame ? earlier.view : fitStage(stage, surface);
      });
    },
    [store, surface, earlier],
  );
}

/** Smaller movements while typing would be restless. */
const isNear = (a: View, b: View): boolean =>
  Math.abs(a.scale / b.scale - 1) < 0.02 && Math.abs(a.x - b.x) < 12 && Math.abs(a.y - b.y) < 12;

/** Height of the stage above the bar, which is above the keyboard, in CSS pixels; undefined until it is measured. */
function useSeenHeight(bar: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const [element, stage] = [bar.current, document.querySelector('[data-stage]')];
    const room = element?.parentElement;
    if (!element || !stage || !room) return undefined;
    const measure = () => {
      const [own, all] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
      // In a wide window the bar is beside the stage; a keyboard may still cover the lower part of it.
      const isBeside = own.right <= all.left || own.left >= all.right;
      const seen = window.visualViewport;
      const keyboard = seen ? seen.offsetTop + seen.height : innerHeight;
      const bottom = Math.min(
        all.bottom,
        keyboard,
        isBeside ? Number.POSITIVE_INFINITY : element.offsetTop + room.getBoundingClientRect().top,
      );
      setHeight(Math.max(80, Math.round(bottom - all.top)));
    };
    const observer = new ResizeObserver(measure);
    for (const one of [element, stage, room]) observer.observe(one);
    const seen = window.visualViewport;
    seen?.addEventListener('resize', measure);
    seen?.addEventListener('scroll', measure);
    measure();
    return () => {
      observer.disconnect();
      seen?.removeEventListener('resize', measure);
      seen?.removeEventListener('scroll', measure);
    };
  }, [bar]);
  return height;
}
