import { expect, it, onTestFinished, vi } from 'vitest';

const later = (act: () => void) => void setTimeout(act, 10);

/** A request that opens a database; the test says what becomes of it. IndexedDB itself is only in browsers. */
function opening() {
  const request = {
    result: {
      isClosed: false,
      close: () => (request.result.isClosed = true),
      transaction: () => {
        const transaction = { oncomplete: () => undefined, objectStore: () => ({}) };
        later(() => transaction.oncomplete());
        return transaction;
      },
    },
    error: null,
    onblocked: () => undefined,
    onsuccess: () => undefined,
    onerror: () => undefined,
  };
  return request;
}

/** A page that has just been opened, with what happens at each request for the database. */
async function page(...happens: readonly ((request: ReturnType<typeof opening>) => void)[]) {
  vi.useFakeTimers();
  vi.resetModules();
  const requests: ReturnType<typeof opening>[] = [];
  const open = () => {
    const request = opening();
    requests.push(request);
    later(() => happens[requests.length - 1]?.(request));
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // The next file of tests opens a database of its own.
    vi.resetModules();
  });
  const { inStore } = await import('./device-database.ts');
  const read = () =>
    inStore('drafts', 'readonly', () => ({ result: 'a draft' }) as IDBRequest<string>).catch(
      (error: unknown) => (error as DOMException).name,
    );
  return { read, requests };
}

it('[ED-07.1] a database that opens is read', async () => {
  const { read } = await page((request) => request.onsuccess());
  const found = read();
  await vi.advanceTimersByTimeAsync(100);
  expect(await found).toBe('a draft');
});

it.each([
  ['is held by another tab', 10],
  ['does not answer', 5000],
])('[ED-07.1] [BR-01] a database that %s is done without after %i ms, and at once from then on', async (_, ms) => {
  const { read, requests } = await page((request) => ms === 10 && request.onblocked());
  const found = vi.fn<(name: unknown) => void>();
  void read().then(found);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toHaveBeenCalledWith('TimeoutError');
  expect(await read()).toBe('TimeoutError');
  expect(requests).toHaveLength(1);
});

it('[ED-07.1] a page that has begun without the stored designs does not write over them when the other tab lets go', async () => {
  const { read, requests } = await page((request) => request.onblocked());
  const found = read();
  await vi.advanceTimersByTimeAsync(10);
  expect(await found).toBe('TimeoutError');
  requests[0]?.onsuccess();
  expect(requests[0]?.result.isClosed).toBe(true);
  expect(await read()).toBe('TimeoutError');
});

it('[ED-07.1] an error is no refusal: the next request tries again', async () => {
  const { read } = await page(
    (request) => request.onerror(),
    (request) => request.onsuccess(),
  );
  for (const expected of ['Error', 'a draft']) {
    const found = read();
    await vi.advanceTimersByTimeAsync(100);
    expect(await found).toBe(expected);
  }
});
