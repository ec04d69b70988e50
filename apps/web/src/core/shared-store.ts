import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** Client state that several pages use. It survives login, reload and payment redirects (LN-07). */
export interface SharedState {
  readonly machine_id: string | null;
  readonly promoter_id: string | null;
  /** The address that login leads back to (LN-04). */
  readonly jumpUrl: string | null;
  /** The version of the notice and terms that the customer agreed to on this device (RT-09). */
  readonly agreed: string | null;
  readonly set: (values: Partial<Omit<SharedState, 'set' | 'takeJumpUrl' | 'clear'>>) => void;
  /** Returns the address to return to and forgets it. */
  readonly takeJumpUrl: () => string | null;
  readonly clear: () => void;
}

const EMPTY = { machine_id: null, promoter_id: null, jumpUrl: null, agreed: null };

export function createSharedStore(storage: KeyValue) {
  return createStore<SharedState>()(
    persist(
      (set, get) => ({
        ...EMPTY,
        set: (values) => set(values),
        takeJumpUrl: () => {
          const { jumpUrl } = get();
          set({ jumpUrl: null });
          return jumpUrl;
        },
        clear: () => set(EMPTY),
      }),
      {
        name: `${STORAGE_PREFIX}shared`,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ machine_id, promoter_id, jumpUrl, agreed }) => ({ machine_id, promoter_id, jumpUrl, agreed }),
      },
    ),
  );
}
