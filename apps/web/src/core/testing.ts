import type { KeyValue } from '@cpc/appkit';
import type { AccountId } from '@cpc/domain';
import { LOGIN_VALID_MS } from './session-store.ts';

/** Storage in memory, for tests: behaves like a browser's localStorage. */
export function memoryStorage(): KeyValue & { keys(): string[] } {
  const methods: KeyValue & { keys(): string[] } = {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => void (values[key] = value),
    removeItem: (key) => void Reflect.deleteProperty(values, key),
    keys: () => Object.keys(values),
  };
  // What is stored are its own names, as in a browser.
  const values: typeof methods & Record<string, string> = Object.create(methods);
  return values;
}

/**
 * A database in memory, for tests: what `device-database.ts` uses of IndexedDB, which is only in browsers.
 * @returns its stores, and what ends it: the app keeps a database open, and opens the next test's anew
 */
export function memoryDatabase() {
  const stores = { drafts: new Map<IDBValidKey, unknown>(), pictures: new Map<IDBValidKey, unknown>() };
  const later = <Request extends object>(request: Request, then: (request: Request) => void): Request => {
    setTimeout(() => then(request));
    return request;
  };
  const requests = (values: Map<IDBValidKey, unknown>) => ({
    put: (value: unknown, key: IDBValidKey) => ({ result: values.set(key, structuredClone(value)) }),
    get: (key: IDBValidKey) => ({ result: values.get(key) }),
    getAll: () => ({ result: [...values.values()] }),
    getAllKeys: () => ({ result: [...values.keys()] }),
    delete: (key: IDBValidKey) => ({ result: values.delete(key) }),
    clear: () => ({ result: values.clear() }),
  });
  const transaction = (name: keyof typeof stores) =>
    later({ oncomplete: () => undefined, commit: () => undefined, objectStore: () => requests(stores[name]) }, (done) =>
      done.oncomplete(),
    );
  const result = { transaction, onclose: () => undefined };
  const open = () => later({ result, onsuccess: () => undefined }, (done) => done.onsuccess());
  return { stores, indexedDB: { open }, end: () => result.onclose() };
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
