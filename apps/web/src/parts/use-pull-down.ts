import { useEffect, useEffectEvent } from 'react';

/** How far a drag down must go, in CSS pixels, to mean "refresh". */
const PULL_PX = 90;

/** Pull-down refresh (RT-08): a drag down from the very top of the page. */
export function usePullDown(refresh: () => void): void {
  const act = useEffectEvent(refresh);
  useEffect(() => onPullDown(() => act()), []);
}

/** @returns a function that ends it */
export function onPullDown(act: () => void): () => void {
  let from: number | null = null;
  const begin = (event: TouchEvent) => {
    from = scrollY <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
  };
  const end = (event: TouchEvent) => {
    const y = event.changedTouches[0]?.clientY;
    if (from !== null && y !== undefined && y - from > PULL_PX && scrollY <= 0) act();
    from = null;
  };
  addEventListener('touchstart', begin, { passive: true });
  addEventListener('touchend', end, { passive: true });
  return () => {
    removeEventListener('touchstart', begin);
    removeEventListener('touchend', end);
  };
}
