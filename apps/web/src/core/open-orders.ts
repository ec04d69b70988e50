import type { KeyValue } from '@cpc/appkit';
import { ORDERS_KEY } from './session-store.ts';
import { deviceStorage } from './storage.ts';

/** What this device last knew of an account's orders that are not over, so that only who has some is asked about. */
interface Seen {
  readonly uid: string;
  /** How many there were. */
  readonly open: number;
  /** When that was, UTC milliseconds. */
  readonly at: number;
}

/** The account of the login, or the guest whose login has ended. */
export interface Asker {
  readonly uid: string;
  readonly guest: boolean;
}

/** An account may order on other devices: it is asked about again after this time. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000;

export interface OpenOrders {
  /** The number of orders to expect; 0 means that nothing needs to be asked. An account that is new here may have one. */
  readonly expected: (asker: Asker) => number;
  /** The uid of the account whose orders were open when this device was used last; undefined if none were. */
  readonly waitingFor: () => string | undefined;
  readonly saw: (uid: string, open: number) => void;
}

export function createOpenOrders(storage: KeyValue, now: () => number): OpenOrders {
  const read = (): Seen | undefined => {
    try {
      const seen = JSON.parse(storage.getItem(ORDERS_KEY) ?? 'null') as Partial<Seen> | null;
      return typeof seen?.uid === 'string' && typeof seen.open === 'number' && typeof seen.at === 'number'
        ? (seen as Seen)
        : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    expected({ uid, guest }) {
      const seen = read();
      if (seen?.uid === uid && (seen.open > 0 || now() < seen.at + FORGOTTEN_AFTER_MS)) return seen.open;
      return guest ? 0 : 1;
    },
    waitingFor: () => {
      const seen = read();
      return seen !== undefined && seen.open > 0 ? seen.uid : undefined;
    },
    saw: (uid, open) => storage.setItem(ORDERS_KEY, JSON.stringify({ uid, open, at: now() } satisfies Seen)),
  };
}

export const openOrders: OpenOrders = createOpenOrders(deviceStorage, Date.now);
