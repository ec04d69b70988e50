import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CorpusDesign, fontSource } from '@cpc/paint/testing';
import type { Page, Route } from '@playwright/test';
import { build } from 'vite';

/** Nothing is served: every request of the page is answered here. */
const ORIGIN = 'http://corpus.test';

export interface ScreenPainter {
  /** A design as the browser paints it: RGBA, straight alpha. @param scale pixels per mm */
  readonly paint: (design: CorpusDesign, scale: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Opens the painter in a real page, with real fonts and these pictures. */
export async function openScreenPainter(
  page: Page,
  pictures: Readonly<Record<string, Uint8Array>>,
): Promise<ScreenPainter> {
  const outDir = await mkdtemp(join(tmpdir(), 'corpus-'));
  const root = resolve(import.meta.dirname, '../corpus');
  const input = join(root, 'page.html');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  let pixels: (bytes: Uint8Array) => void = () => undefined;
  await page.route(`${ORIGIN}/**`, (route) => answer(route, outDir, pictures, (bytes) => pixels(bytes)));
  await page.goto(`${ORIGIN}/page.html`);
  await page.locator('body[data-ready]').waitFor({ state: 'attached' });
  return {
    async paint(design, scale) {
      const posted = new Promise<Uint8Array>((got) => (pixels = got));
      await page.evaluate(([what, fine]) => window.paintDesign?.(what, fine), [design, scale] as const);
      return posted;
    },
    close: () => rm(outDir, { recursive: true, force: true }),
  };
}

async function answer(
  route: Route,
  outDir: string,
  pictures: Readonly<Record<string, Uint8Array>>,
  got: (pixels: Uint8Array) => void,
): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const [, kind = '', name = ''] = pathname.split('/');
  if (kind === 'pixels') {
    got(route.request().postDataBuffer() ?? new Uint8Array());
    return route.fulfill({ status: 204 });
  }
  if (kind === 'manifest') return route.fulfill({ json: await fontSource.manifest(name) });
  if (kind === 'face') {
    const bytes = await fontSource.face(decodeURIComponent(name));
    return route.fulfill({ body: Buffer.from(bytes), contentType: 'font/ttf' });
  }
  if (kind === 'picture') return route.fulfill({ body: Buffer.from(pictures[name] ?? []) });
  const body = await readFile(join(outDir, pathname)).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  return route.fulfill({ body, contentType: TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream' });
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };
