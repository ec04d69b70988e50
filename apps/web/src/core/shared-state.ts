import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/**
 * The client state that several pages use (AP-07), under the names of the specification. It survives login, reload and
 * payment redirects (LN-07). Decision 300 says what stands for the other names.
 */
export interface SharedState {
  readonly machine_id: string | null;
  /** The station whose code was scanned here. Another one may be chosen from the list meanwhile. */
  readonly scanned: string | null;
  readonly promoter_id: string | null;
  /** The address that login leads back to (LN-04). */
  readonly jumpUrl: string | null;
  /** The version of the notice and terms that the customer agreed to on this device (RT-09). */
  readonly agreed: string | null;
  /** What was searched for last on this device, the newest first. */
  readonly search: readonly string[];
  readonly set: (values: Partial<Kept>) => void;
  readonly noteSearch: (keyword: string) => void;
  /** Returns the address to return to and forgets it. */
  readonly takeJumpUrl: () => string | null;
  readonly clear: () => void;
}

type Kept = Omit<SharedState, 'set' | 'noteSearch' | 'takeJumpUrl' | 'clear'>;

const EMPTY: Kept = { machine_id: null, scanned: null, promoter_id: null, jumpUrl: null, agreed: null, search: [] };
/** So many chips stand in two rows of a phone. */
const MAX_SEARCHES = 5;

export function createSharedStore(storage: KeyValue) {
  return createStore<SharedState>()(
    persist(
      (set, get) => ({
        ...EMPTY,
        set: (values) => set(values),
        noteSearch: (typed) => {
          const keyword = typed.trim();
          const others = get().search.filter((one) => one !== keyword);
          if (keyword !== '') set({ search: [keyword, ...others].slice(0, MAX_SEARCHES) });
        },
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
        // JSON leaves the functions out.
        storage: createJSONStorage(() => storage),
      },
    ),
  );
}
