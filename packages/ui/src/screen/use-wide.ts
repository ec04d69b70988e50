import { useSyncExternalStore } from 'react';

/** Wide and landscape: there is room beside the case, so panels are at the side (LN-06). */
const WIDE = '(min-width: 900px) and (orientation: landscape)';

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
