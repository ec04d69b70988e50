/** What a device keeps that localStorage cannot hold: designs with their long histories, and files. */
const DATABASE = 'HL_draft';
const STORES = ['drafts', 'pictures'] as const;
type StoreName = (typeof STORES)[number];

/** One act in one store, in a transaction of its own. @throws when the device refuses: private windows, a full disk */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode);
    const request = act(transaction.objectStore(name));
    return await new Promise<T>((resolve, reject) => {
      const fail = (what: string) => () => reject(transaction.error ?? new Error(`device-database: ${what}`));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = fail('the transaction failed');
      transaction.onabort = fail('the transaction was aborted');
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('device-database: it did not open'));
  });
}
