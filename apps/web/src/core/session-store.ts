import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';
import type { SessionUser } from '@cpc/contract';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** SN-01: a login is valid this long, counted from the server's currentTime, here as on the server. */
export const LOGIN_VALID_MS = 24 * 60 * 60_000;
/** Auto-login exchanges a token that is older than this for a new one. */
export const RENEW_AFTER_MS = 60 * 60_000;

/** The session user as stored on the device: the contract's `id` is stored as uid (SN-02). */
export type StoredUser = Omit<SessionUser, 'id'> & { readonly uid: SessionUser['id'] };

export interface SessionState {
  readonly userInfo: StoredUser | null;
  /**
   * The last guest token of this device. With it, the same guest continues after the login ended and still has their
   * orders.
   */
  readonly guestToken: string | null;
  /** Whether a valid login is renewed automatically. */
  readonly autoLogin: boolean;
  readonly logIn: (user: SessionUser) => void;
  readonly setAutoLogin: (on: boolean) => void;
  /** The login has ended. */
  readonly forget: () => void;
  /** The customer leaves for good: the guest token is dropped too, and the words that she drew from in this tab. */
  readonly leave: () => void;
}

/** What the tab remembers of drawing from words, and of whom: see `drawing-memory.ts`. */
export const DRAWING_MEMORY = `${STORAGE_PREFIX}drawing`;

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
        autoLogin: true,
        logIn: ({ id, ...user }) =>
          set({ userInfo: { ...user, uid: id }, guestToken: user.userInfo.guest ? user.token : null }),
        setAutoLogin: (autoLogin) => set({ autoLogin }),
        forget: () => set({ userInfo: null }),
        leave: () => {
          tab.removeItem(DRAWING_MEMORY);
          set({ userInfo: null, guestToken: null });
        },
      }),
      {
        name: `${STORAGE_PREFIX}session`,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ userInfo, guestToken, autoLogin }) => ({ userInfo, guestToken, autoLogin }),
        merge: (stored, fresh) => {
          const merged = { ...fresh, ...(stored as Partial<SessionState>) };
          const { userInfo, guestToken } = merged;
          return {
            ...merged,
            userInfo: holds(userInfo, now()) ? userInfo : null,
            // A session of an earlier version has no guest token of its own; the token of its login serves as one.
            guestToken: guestToken ?? (userInfo?.userInfo.guest === true ? userInfo.token : null),
          };
        },
      },
    ),
  );
}

/** Returns true if a login is valid (SN-01). */
export function holds(user: Pick<StoredUser, 'token' | 'currentTime'> | null, now: number): boolean {
  return user !== null && user.token !== '' && now < user.currentTime + LOGIN_VALID_MS;
}

export function isDueForRenewal(user: StoredUser | null, now: number): boolean {
  return holds(user, now) && user !== null && now > user.currentTime + RENEW_AFTER_MS;
}
