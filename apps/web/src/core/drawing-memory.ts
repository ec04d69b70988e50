import type { KeyValue } from '@cpc/appkit';
import { DRAWING_MEMORY } from './session-store.ts';

/** Small values that a tab remembers for one account over a reload. */
export interface DrawingMemory {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Words and choices of drawing, for one account at a time: the next customer of a shared device does not find them, also
 * if the login before ended without a logout. Whoever leaves takes them along (`SessionState.leave`).
 * @param tab storage that lives as long as the tab @param account who draws now
 */
export function drawingMemory(tab: KeyValue, account: () => string | undefined): DrawingMemory {
  const own = (): Readonly<Record<string, unknown>> => {
    try {
      const stored: unknown = JSON.parse(tab.getItem(DRAWING_MEMORY) ?? 'null');
      const isOwn =
        typeof stored === 'object' && stored !== null && 'account' in stored && stored.account === account();
      return isOwn && 'values' in stored && typeof stored.values === 'object' ? { ...stored.values } : {};
    } catch {
      return {};
    }
  };
  return {
    read(key) {
      const value = own()[key];
      return typeof value === 'string' ? value : null;
    },
    write: (key, value) =>
      tab.setItem(DRAWING_MEMORY, JSON.stringify({ account: account(), values: { ...own(), [key]: value } })),
  };
}
