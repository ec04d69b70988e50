import { useSyncExternalStore } from 'react';
import { isDesktop } from './viewport.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => isDesktop({ width: innerWidth, height: innerHeight }));
}
