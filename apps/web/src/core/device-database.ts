/** What a device stores that is too big for localStorage: designs with their long histories, and pictures. */
const DATABASE = 'HL_draft';
const STORES = ['drafts', 'pictures'] as const;
type StoreName = (typeof STORES)[number];

/** Kept open: a page that is being left has no time to open the database, but must still write. */
let opened: IDBDatabase | undefined;

/** A longer wait, in ms, is no wait for the disk: another tab holds the database and does not answer. */
const MAX_OPEN_MS = 5_000;

/**
 * Why this page does without the database: it did not open in time. A page that has begun without the stored designs must
 * not write over them later, so this holds until it is left.
 */
let refused: DOMException | undefined;

/** A request to one store. It may run twice, so it must be idempotent. */
type Act<T> = (store: IDBObjectStore) => IDBRequest<T>;

/**
 * Runs one request in one store, in a transaction of its own. Once the database is open, the request is sent before
 * this function returns: what a page writes while it is left is not lost.
 * @throws if the device refuses: the disk is full, storage is switched off, or another tab holds the database
 */
export async function inStore<T>(name: StoreName, mode: IDBTransactionMode, act: Act<T>): Promise<T> {
  const database = opened;
  if (!database) return transact(await open(), name, mode, act);
  try {
    return await transact(database, name, mode, act);
  } catch (error) {
    if (!isDead(error)) throw error;
    if (opened === database) opened = undefined;
    return transact(await open(), name, mode, act);
  }
}

/**
 * WebKit closes databases of background pages, often without a `close` event. The old handle then fails for ever
 * (bugs.webkit.org/show_bug.cgi?id=277615).
 */
const isDead = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

function transact<T>(database: IDBDatabase, name: StoreName, mode: IDBTransactionMode, act: Act<T>): Promise<T> {
  const transaction = database.transaction(name, mode);
  const request = act(transaction.objectStore(name));
  // A transaction that waits for its requests would be aborted when the page is left.
  if (mode === 'readwrite') transaction.commit();
  return new Promise<T>((resolve, reject) => {
    const fail = (what: string) => () =>
      reject(transaction.error ?? new DOMException(`device-database: ${what}`, 'AbortError'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = fail('the transaction failed');
    transaction.onabort = fail('the transaction was aborted');
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (refused) return reject(refused);
    const request = indexedDB.open(DATABASE, 2);
    const refuse = () =>
      reject((refused ??= new DOMException('device-database: another tab holds it', 'TimeoutError')));
    // Only the first request behind the other tab is told of it; those of a third tab hear nothing.
    const timer = setTimeout(refuse, MAX_OPEN_MS);
    request.onblocked = refuse;
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (refused) return request.result.close();
      opened = request.result;
      const forget = () => (opened = undefined);
      opened.onclose = forget;
      // Another tab upgrades the database to a newer version: close it here.
      opened.onversionchange = () => {
        request.result.close();
        forget();
      };
      resolve(opened);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('device-database: the database did not open'));
    };
  });
}

/** Empties every store; if the device refuses one, the others are emptied. @throws then */
export async function emptyDatabase(): Promise<void> {
  await Promise.all(STORES.map((name) => inStore(name, 'readwrite', (store) => store.clear())));
}
