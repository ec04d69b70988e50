import type { SessionUser } from '@cpc/contract';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type KeyValue, STORAGE_PREFIX } from './storage.ts';

/** SN-01: a login holds this long from the server's currentTime, here as on the server. */
export const LOGIN_VALID_MS = 24 * 60 * 60_000;
/** Auto-login exchanges a token for a new one once it is older than this. */
export const RENEW_AFTER_MS = 60 * 60_000;

/** The session user as kept on the device: the contract's `id` is stored as uid (SN-02). */
export type StoredUser = Omit<SessionUser, 'id'> & { readonly uid: SessionUser['id'] };

export interface SessionState {
  readonly userInfo: StoredUser | null;
  /** The last token of this device's guest: with it an ended login goes on as the same guest, whose orders it has. */
  readonly guestToken: string | null;
  /** Whether a login is renewed by itself while it still holds. */
  readonly autoLogin: boolean;
  readonly logIn: (user: SessionUser) => void;
  readonly setAutoLogin: (on: boolean) => void;
  /** The login has ended. */
  readonly forget: () => void;
  /** Whoever it was goes for good. */
  readonly leave: () => void;
}

/** The session, kept under HL_session; an expired one is dropped when it is read back. */
export function createSessionStore(storage: KeyValue, now: () => number) {
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
        leave: () => set({ userInfo: null, guestToken: null }),
      }),
      {
        name: `${STORAGE_PREFIX}session`,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ userInfo, guestToken, autoLogin }) => ({ userInfo, guestToken, autoLogin }),
        merge: (kept, fresh) => {
          const merged = { ...fresh, ...(kept as Partial<SessionState>) };
          const { userInfo, guestToken } = merged;
          return {
            ...merged,
            userInfo: holds(userInfo, now()) ? userInfo : null,
            // One kept before guests went on as the same has the token with its login alone.
            guestToken: guestToken ?? (userInfo?.userInfo.guest === true ? userInfo.token : null),
          };
        },
      },
    ),
  );
}

/** Whether a login counts (SN-01). */
export function holds(user: Pick<StoredUser, 'token' | 'currentTime'> | null, now: number): boolean {
  return user !== null && user.token !== '' && now < user.currentTime + LOGIN_VALID_MS;
}

export function isDueForRenewal(user: StoredUser | null, now: number): boolean {
  return holds(user, now) && user !== null && now > user.currentTime + RENEW_AFTER_MS;
}
