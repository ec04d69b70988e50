/** The editor in a real browser, for tests of behaviour that only a browser has. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type DesignDocument, DOCUMENT_VERSION, type Layer } from '@cpc/design';
import { type ServedPage, servePage } from '@cpc/ui/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import type { View } from './geometry/view.ts';
import type { Draft } from './ports/ports.ts';

export const CHROMIUM = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
// eslint-disable-next-line no-console -- what cannot be tested is said aloud
if (!CHROMIUM) console.warn('! Chromium is not installed: touch events of a real browser were NOT tested.');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Shop {
  /** Opens the editor on a phone with a new profile. */
  readonly open: (query?: Readonly<Record<string, string>>, options?: PhoneOptions) => Promise<Phone>;
}

interface PhoneOptions {
  /** 1 unless pixels are looked at: each more of them is drawn by the processor. */
  readonly deviceScaleFactor?: number;
  /** Runs in the page before any other script. */
  readonly before?: () => void;
}

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Flags to draw solids on a machine without a graphics card; `--disable-gpu` would forbid it. */
export const DRAWS_SOLIDS: readonly string[] = [
  ...FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Serves the editor's own test page, in one browser for the tests of a group. */
export function sharedShop(flags: readonly string[] = FLAGS): Shop {
  let server: ServedPage | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await servePage(resolve(import.meta.dirname, '../dev/vite.config.ts'), inject('runFolder'));
    browser = await chromium.launch({ executablePath: CHROMIUM as string, args: [...flags] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    async open(query = {}, { deviceScaleFactor = 1, before } = {}) {
      if (!server || !browser) throw new Error('expected a test to open the page: nothing is served before the first');
      const context = await browser.newContext({
        viewport: { width: 412, height: 915 },
        deviceScaleFactor,
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      if (before) await page.addInitScript(before);
      const devtools = await context.newCDPSession(page);
      await page.goto(`${server.address}?${new URLSearchParams(query)}`);
      await page.locator('canvas[data-band=below]').waitFor();
      return { page, devtools };
    },
  };
}

/** More equal frames than a pause between two steps of a movement has. */
const STILL_FRAMES = 6;

/** The exact position of the surface on the page. */
export function viewOf(page: Page): Promise<View> {
  return page.evaluate(() => {
    const group = document.querySelector('svg > g[transform^="translate"]');
    const stage = group?.closest('[dir=ltr]')?.getBoundingClientRect();
    const [x = 0, y = 0, scale = 1] = (group?.getAttribute('transform')?.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(
      Number,
    );
    return { scale, x: x + (stage?.left ?? 0), y: y + (stage?.top ?? 0) };
  });
}

/** Resolves when the case has come to rest: while it moves, its place differs in every frame. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const place = () => {
          const { x, y, width } = document.querySelector('canvas[data-band=below]')?.getBoundingClientRect() ?? {};
          return `${x} ${y} ${width} ${document.querySelector('svg > g[transform^="translate"]')?.getAttribute('transform')}`;
        };
        const look = (before: string, still: number): void => {
          const now = place();
          const alike = now === before ? still + 1 : 0;
          if (alike === frames) done();
          else requestAnimationFrame(() => look(now, alike));
        };
        requestAnimationFrame(() => look('', 0));
      }),
    STILL_FRAMES,
  );
}

/** The draft on the device. */
export function storedDraft(page: Page): Promise<Draft | undefined> {
  return page.evaluate(
    () =>
      new Promise<Draft | undefined>((done) => {
        const opening = window.indexedDB.open('dev-editor', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('draft');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('draft').objectStore('draft').get('draft');
          reading.onsuccess = () => done(reading.result);
        };
      }),
  );
}

/** A document with these layers, as the query of the editor's test page. */
export function asQuery(layers: readonly Layer[]): Readonly<Record<string, string>> {
  const background = { id: 'background', type: 'background', fill: { kind: 'none' } } as const;
  const records = Object.fromEntries([background, ...layers].map((record) => [record.id, record]));
  const document: DesignDocument = { version: DOCUMENT_VERSION, records };
  return { document: JSON.stringify(document) };
}
