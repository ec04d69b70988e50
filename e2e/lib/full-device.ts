import type { Page } from '@playwright/test';

/**
 * Limits what a shop may store on the device, in bytes. The browser checks the quota only now and then, so call it
 * before the first visit.
 */
export async function limitDevice(page: Page, origin: string, bytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
}

/** Fills the storage until less than a kilobyte is left. */
export function fillDevice(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const request = indexedDB.open('ballast');
    request.onupgradeneeded = () => request.result.createObjectStore('sand', { autoIncrement: true });
    const database = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)));
    const isTaken = (bytes: number) =>
      new Promise<boolean>((done) => {
        const transaction = database.transaction('sand', 'readwrite');
        transaction.objectStore('sand').add(crypto.getRandomValues(new Uint8Array(bytes)));
        transaction.oncomplete = () => done(true);
        transaction.onabort = () => done(false);
      });
    // Random bytes, because repeated ones would be compressed.
    for (let bytes = 65_536; bytes >= 512; ) if (!(await isTaken(bytes))) bytes /= 2;
    database.close();
  });
}

export function freeDevice(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('ballast').onsuccess = () => done();
      }),
  );
}
