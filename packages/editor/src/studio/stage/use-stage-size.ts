import { type RefObject, useLayoutEffect } from 'react';
import { useCore } from '../../model/context.ts';
import { showStage } from '../../viewport/view.ts';

const GLIDE_MS = 220;

/** Writes the size of the stage to the store. When a panel opens, the case moves smoothly to its new place. */
export function useStageSize(stage: RefObject<HTMLElement | null>, world: RefObject<HTMLElement | null>): void {
  const { store, surface } = useCore();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const before = store.getState();
      if (before.touched) return;
      showStage(store, surface, { width: element.clientWidth, height: element.clientHeight });
      const { view } = store.getState();
      if (before.stage.width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const k = before.view.scale / view.scale;
      const [x, y] = [before.view.x - view.x * k, before.view.y - view.y * k];
      world.current?.animate([{ transform: `matrix(${k}, 0, 0, ${k}, ${x}, ${y})` }, { transform: 'none' }], {
        duration: GLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    // A panel that a touch opened or closed resizes the stage only after the fingers are lifted.
    const end = store.subscribe((state, before) => before.touched && !state.touched && requestAnimationFrame(measure));
    return () => {
      observer.disconnect();
      end();
    };
  }, [stage, world, store, surface]);
}
