/** What happens to a device, as functions that run in the page: they use nothing from outside their bodies. */

/** From now on the event `close-databases` closes every database that is opened. */
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

/** Until the page is loaded anew no upload arrives. */
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

/** The texts of the design that the device keeps, sorted. */
export async function draftTexts(): Promise<string[]> {
  const slot = new URLSearchParams(location.hash.split('?')[1]).get('goods_id') ?? '';
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
    });
  const database = await answer(indexedDB.open('HL_draft'));
  const drafts = database.transaction('drafts').objectStore('drafts');
  const draft = (await answer(drafts.get(slot))) as
    | { readonly history: { readonly document: { readonly records: Readonly<Record<string, { text?: string }>> } } }
    | undefined;
  database.close();
  return Object.values(draft?.history.document.records ?? {})
    .flatMap(({ text }) => text ?? [])
    .toSorted();
}
