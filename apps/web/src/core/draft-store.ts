import type { Draft } from '@cpc/editor';
import type { GoodsId } from '@cpc/domain';

/**
 * Designs in progress on this device, one for each thing to make (ED-07). They carry blobs and long histories, which
 * localStorage cannot hold, so they stand in IndexedDB.
 */
const DATABASE = 'HL_draft';
const STORE = 'drafts';

export function loadDraft(goodsId: GoodsId): Promise<Draft | undefined> {
  return inStore('readonly', (store) => store.get(goodsId) as IDBRequest<Draft | undefined>);
}

export async function saveDraft(goodsId: GoodsId, draft: Draft): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft, goodsId));
}

export async function dropDrafts(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('draft-store: the transaction failed'));
      transaction.onabort = () => reject(transaction.error ?? new Error('draft-store: the transaction was aborted'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('draft-store: the database did not open'));
  });
}
