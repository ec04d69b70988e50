import { forgivingStorage, STORAGE_PREFIX } from '@cpc/appkit';
import type { Place } from '@cpc/domain';
import { createJSONStorage, persist } from 'zustand/middleware';
import { create } from 'zustand';

interface PlaceState {
  /** Where the customer looks for stations from. */
  readonly place: Place | null;
  /** Whether the device told it, or it was picked on the map. */
  readonly by: 'device' | 'map';
  readonly set: (place: Place | null, by: PlaceState['by']) => void;
}

/** It stays in this tab, until the tab is closed, and is sent nowhere. */
export const usePlaceStore = create<PlaceState>()(
  persist((set) => ({ place: null, by: 'map', set: (place, by) => set({ place, by }) }), {
    name: `${STORAGE_PREFIX}place`,
    version: 1,
    storage: createJSONStorage(() => forgivingStorage(() => sessionStorage)),
    partialize: ({ place, by }) => ({ place, by }),
  }),
);
