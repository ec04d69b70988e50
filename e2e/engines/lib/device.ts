/** Things that happen to a device, as functions that run in the page: they use nothing from outside their bodies. */

/** Makes the event `close-databases` close every database that is opened from now on. */
export function closeableDatabases(): void {
  const opened: IDBDatabase[] = [];
  addEventListener('close-databases', () => opened.forEach((database) => database.close()));
  IDBFactory.prototype.open = new Proxy(Reflect.get(IDBFactory.prototype, 'open'), {
    apply(open, factory, names) {
      const request: IDBOpenDBRequest = Reflect.apply(open, factory, names);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    },
  });
}

/** Lets every upload fail until the page is reloaded. */
export function refuseUploads(): void {
  const isUpload = (url: unknown): boolean => String(url).includes('/api/upload');
  const { fetch: send } = globalThis;
  globalThis.fetch = (url, init) => (isUpload(url) ? Promise.reject(new TypeError('refused')) : send(url, init));
  const refused = new WeakSet<XMLHttpRequest>();
  const wrap = (
    name: 'open' | 'send',
    apply: (own: () => unknown, xhr: XMLHttpRequest, args: unknown[]) => unknown,
  ) => {
    const own = Reflect.get(XMLHttpRequest.prototype, name);
    Object.assign(XMLHttpRequest.prototype, {
      [name](this: XMLHttpRequest, ...args: unknown[]) {
        return apply(() => Reflect.apply(own, this, args), this, args);
      },
    });
  };
  wrap('open', (own, xhr, [, url]) => {
    if (isUpload(url)) refused.add(xhr);
    return own();
  });
  wrap('send', (own, xhr) => (refused.has(xhr) ? setTimeout(() => xhr.dispatchEvent(new Event('error'))) : own()));
}

/** The records of the draft that the device stores. */
export async function draftRecords(): Promise<readonly StoredRecord[]> {
  const slot = new URLSearchParams(location.hash.split('?')[1]).get('goods_id') ?? '';
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    });
  const database = await answer(indexedDB.open('HL_draft'));
  const drafts = database.transaction('drafts').objectStore('drafts');
  const draft = (await answer(drafts.get(slot))) as
    | { readonly history: { readonly document: { readonly records: Readonly<Record<string, StoredRecord>> } } }
    | undefined;
  database.close();
  return Object.values(draft?.history.document.records ?? {});
}

export interface StoredRecord {
  readonly type: string;
  readonly text?: string;
  readonly placement?: { readonly x: number; readonly y: number };
}

/** Their texts, sorted. */
export const wordsOf = (records: readonly StoredRecord[]): readonly string[] =>
  records.flatMap(({ text }) => text ?? []).toSorted();

/** The number of picture files that the device stores. */
export async function countStoredPictures(): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    });
  const database = await answer(indexedDB.open('HL_draft'));
  const count = await answer(database.transaction('pictures').objectStore('pictures').count());
  database.close();
  return count;
}

/** Lets no picture be decoded until the page is reloaded. */
export function decodeNothing(): void {
  globalThis.createImageBitmap = () => new Promise(() => undefined);
}

/** Simulates a keyboard over the page, which is pushed up as on an iPhone: only this part of the page is visible. */
export function coverByKeyboard({ top, height }: { readonly top: number; readonly height: number }): void {
  const seen = window.visualViewport;
  if (!seen) throw new Error('no visual viewport');
  Object.defineProperties(seen, {
    height: { configurable: true, get: () => height },
    offsetTop: { configurable: true, get: () => top },
  });
  seen.dispatchEvent(new Event('resize'));
  seen.dispatchEvent(new Event('scroll'));
}

/** Removes the keyboard again. */
export function uncover(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  Reflect.deleteProperty(seen, 'height');
  Reflect.deleteProperty(seen, 'offsetTop');
  seen.dispatchEvent(new Event('resize'));
}

/** What Safari does to a site without a visit for seven days: it deletes everything. */
export async function clearSiteData(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const gone = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = request.onblocked = () => reject(new Error(`${name} is not deleted`));
    });
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await gone(name);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}

/** Streams opened from now on fall silent when the page is hidden, without an error, as on a phone. */
export function silenceInBackground(): void {
  const { fetch: send } = globalThis;
  globalThis.fetch = async (url, init) => {
    const answer = await send(url, init);
    if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
    let isSilent = false;
    document.addEventListener('visibilitychange', () => (isSilent ||= document.visibilityState === 'hidden'));
    const filtered = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => (isSilent ? undefined : out.enqueue(piece)),
    });
    return new Response(answer.body.pipeThrough(filtered), { headers: answer.headers });
  };
}

/** Sends the page to the background, or brings it back. */
export function turnPage(visibilityState: DocumentVisibilityState): void {
  Object.defineProperties(document, {
    visibilityState: { configurable: true, value: visibilityState },
    hidden: { configurable: true, value: visibilityState === 'hidden' },
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
