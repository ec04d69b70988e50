import type { Finding } from '@cpc/design';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Watch } from './watch.ts';

export const WatchContext = createContext<Watch | undefined>(undefined);

export function useWatch(): Watch {
  const watch = use(WatchContext);
  if (!watch) throw new Error('useWatch: expected a WatchContext provider above');
  return watch;
}

/** The current findings of the design, the worst first. */
export const useFindings = (): readonly Finding[] => useStore(useWatch().findings);
