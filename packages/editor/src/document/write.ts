import type { StoreApi } from 'zustand/vanilla';
import type { Store } from './store.ts';

/**
 * Changes fields of the state, and tells each listener once. `npm run check` keeps this file to the owners of the state:
 * `document`, `session`, `viewport` and `loading`.
 */
export function write<State>(store: Store<State>, patch: Partial<State> | ((state: State) => Partial<State>)): void {
  (store as StoreApi<State>).setState(patch);
}
