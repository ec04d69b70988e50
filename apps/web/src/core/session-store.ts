import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';
import type { SessionUser } from '@cpc/contract';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** SN-01: a login is valid this long, counted from the server's currentTime, here as on the server. */
export const LOGIN_VALID_MS = 24 * 60 * 60_000;
/** Auto-login exchanges a token that is older than this for a new one. */
const RENEW_AFTER_MS = 60 * 60_000;

/** The session user as stored on the device: the contract's `id` is stored as uid (SN-02). */
export type StoredUser = Omit<SessionUser, 'id'> & { readonly uid: SessionUser['id'] };

export interface SessionState {
  readonly userInfo: StoredUser | null;
  /**
   * The last guest token of this device. With it, the same guest continues after the login ended and still has their
   * orders.
   */
  readonly guestToken: string | null;
  /** The guest of that token. */
  readonly guestUid: string | null;
  /** Whether a valid login is renewed automatically. */
  readonly autoLogin: boolean;
  readonly logIn: (user: SessionUser) => void;
  readonly setAutoLogin: (on: boolean) => void;
  /** The login has ended. */
  readonly forget: () => void;
  /**
   * The customer leaves for good: the guest token is dropped too, the words that she drew from in this tab, the picture
   * that she chose last, and what the first page shows of her.
   */
  readonly leave: () => void;
}

/** What the tab remembers of drawing from words, and of whom: see `drawing-memory.ts`. */
export const DRAWING_MEMORY = `${STORAGE_PREFIX}drawing`;
/** What the device remembers for the first page: whose draft there is, whose orders are open, and the rows for them. */
export const DRAFT_KEY = `${STORAGE_PREFIX}draft`;
export const ORDERS_KEY = `${STORAGE_PREFIX}orders`;
export const ROWS_KEY = `${STORAGE_PREFIX}rows`;
/** The picture that was chosen and is in no draft yet. */
export const CHOSEN_KEY = `${STORAGE_PREFIX}chosen`;

const NO_GUEST = { guestToken: null, guestUid: null } as const;

/**
 * The session, stored under HL_session. An expired one is dropped when it is read.
 * @param tab storage that lives as long as the tab: who leaves takes her words along
 */
export function createSessionStore(storage: KeyValue, tab: KeyValue, now: () => number) {
  return createStore<SessionState>()(
    persist(
      (set) => ({
        userInfo: null,
        guestToken: null,
        guestUid: null,
        autoLogin: true,
        logIn({ id, ...user }) {
          const guest = user.userInfo.guest ? { guestToken: user.token, guestUid: id } : NO_GUEST;
          set({ userInfo: { ...user, uid: id }, ...guest });
        },
        setAutoLogin: (autoLogin) => set({ autoLogin }),
        forget: () => set({ userInfo: null }),
        leave: () => {
          tab.removeItem(DRAWING_MEMORY);
          for (const key of [DRAFT_KEY, ORDERS_KEY, ROWS_KEY, CHOSEN_KEY]) storage.removeItem(key);
          set({ userInfo: null, ...NO_GUEST });
        },
      }),
      {
        name: `${STORAGE_PREFIX}session`,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ userInfo, guestToken, guestUid, autoLogin }) => ({ userInfo, guestToken, guestUid, autoLogin }),
        merge: (stored, fresh) => {
          const merged = { ...fresh, ...(stored as Partial<SessionState>) };
          return { ...merged, userInfo: holds(merged.userInfo, now()) ? merged.userInfo : null };
        },
      },
    ),
  );
}

/** Whose device it is: the account that is logged in, or the guest who continues with the next tap. */
export const ownerOf = ({ userInfo, guestUid }: SessionState): string | null => userInfo?.uid ?? guestUid;

/** Returns true if a login is valid (SN-01). */
export function holds(user: Pick<StoredUser, 'token' | 'currentTime'> | null, now: number): boolean {
  return user !== null && user.token !== '' && now < user.currentTime + LOGIN_VALID_MS;
}

export function isDueForRenewal(user: StoredUser | null, now: number): boolean {
  return holds(user, now) && user !== null && now > user.currentTime + RENEW_AFTER_MS;
}
