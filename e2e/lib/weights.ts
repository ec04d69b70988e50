import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const KB = 1024;

/** What a page has loaded so far, by address, in KB. */
type Loaded = () => Promise<ReadonlyMap<string, number>>;

/** The scripts and texts that a page loads, compressed by Brotli. */
export const watchScripts = (page: Page): Loaded =>
  watch(page, (path) => path.endsWith('.js') || path.startsWith('/assets/texts/'), brotliCompressSync);

/** The font files that a page loads, as they are: they are compressed. */
export const watchFonts = (page: Page): Loaded =>
  watch(
    page,
    (path) => path.endsWith('.woff2'),
    (file) => file,
  );

function watch(page: Page, counts: (path: string) => boolean, sent: (body: Buffer) => Buffer): Loaded {
  const loading: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!counts(pathname) || response.status() !== 200) return;
    loading.push(response.body().then((body) => [pathname, sent(body).length / KB] as const));
  });
  return async () => new Map(await Promise.all(loading));
}

export const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);
