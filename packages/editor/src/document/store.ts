import type { StoreApi } from 'zustand/vanilla';

/** A store that everybody reads. Only the owners of the state write it, by `write`. */
export type Store<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
