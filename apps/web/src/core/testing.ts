import type { KeyValue } from '@cpc/appkit';
import type { AccountId } from '@cpc/domain';
import { LOGIN_VALID_MS } from './session-store.ts';

/** Storage in memory, for tests: behaves like a browser's localStorage. */
export function memoryStorage(): KeyValue & { keys(): string[] } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** The answer of a login that has just begun. */
export const userNow = (id: string, guest: boolean) => ({
  openid: 'o1',
  token: id,
  tokenHead: 'Bearer ',
  currentTime: Date.now() + LOGIN_VALID_MS,
  phone: '',
  username: 'Guest',
  id: id as AccountId,
  userid: id as AccountId,
  userInfo: { guest },
});
