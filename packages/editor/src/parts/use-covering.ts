import { useWide } from '@cpc/ui';
import { type RefObject, useLayoutEffect } from 'react';
import { useEditor } from '../model/context.ts';
import { createLifter } from './lifter.ts';
import { coverStage } from '../viewport/view.ts';

/** While a panel lies over the stage: keeps in the state how much it covers, and the selected layers in sight. */
export function useCovering(panel: RefObject<HTMLElement | null>): void {
  const { store, assets } = useEditor();
  const wide = useWide();
  useLayoutEffect(() => {
    const element = panel.current;
    const room = element?.offsetParent;
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    if (wide || !element || !room || !stage) return undefined;
    const lifter = createLifter(store, assets);
    const cover = (covered: number) => {
      if (covered === store.getState().covered) return;
      coverStage(store, covered);
      stage.parentElement?.style.setProperty('--covered', `${covered}px`);
      lifter.aim();
    };
    // Without the transform of a panel that is just rising.
    const measure = () =>
      cover(
        Math.max(
          0,
          Math.round(stage.getBoundingClientRect().bottom - room.getBoundingClientRect().top - element.offsetTop),
        ),
      );
    const observer = new ResizeObserver(measure);
    for (const seen of [element, room, stage]) observer.observe(seen);
    measure();
    return () => {
      observer.disconnect();
      cover(0);
      lifter.end();
    };
  }, [panel, store, assets, wide]);
}
