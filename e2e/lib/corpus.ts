import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type CorpusDesign, fontSource } from '@cpc/paint/testing';
import { build } from 'vite';
import type { Looked } from '../corpus/page.ts';

/** A browser of any engine, with the functions that the corpus needs. */
export interface CorpusBrowser {
  readonly open: (url: string) => Promise<unknown>;
  /** Runs a function in the page and waits for its promise; the function uses nothing from outside its body. */
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
}

/** Files by their names, as the page asks for them. */
type Files = Readonly<Record<string, Uint8Array>>;

export interface ScreenPainter {
  /** A design as the browser paints it: RGBA, straight alpha. @param scale pixels per mm */
  readonly paint: (design: CorpusDesign, scale: number) => Promise<Uint8Array>;
  /** What the editor shows of pictures that a customer chooses, in the order of their names. */
  readonly look: (names: readonly string[]) => Promise<readonly Looked[]>;
  readonly close: () => Promise<void>;
}

/** Opens the painter in a real page, with real fonts and the given pictures. */
export async function openScreenPainter(browser: CorpusBrowser, pictures: Files): Promise<ScreenPainter> {
  const folder = await buildPage();
  let pixels: (bytes: Uint8Array) => void = () => undefined;
  const server = createServer((request, response) => {
    const sent = answer(request, { folder, pictures, got: (bytes) => pixels(bytes) });
    sent.then(
      ({ type, body }) => response.setHeader('content-type', type).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await browser.open(`${await listen(server)}/page.html`);
  return {
    async paint(design, scale) {
      const posted = new Promise<Uint8Array>((got) => (pixels = got));
      // A module runs after the page has loaded, and the drivers wait only for the load.
      await browser.run(
        async (what, fine) => {
          while (!window.paintDesign) await new Promise((again) => setTimeout(again, 20));
          await window.paintDesign(what, fine);
        },
        design,
        scale,
      );
      return posted;
    },
    look: (names) =>
      browser.run(async (wanted) => {
        while (!window.lookAt) await new Promise((again) => setTimeout(again, 20));
        return window.lookAt(wanted);
      }, names),
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the folder of the built page */
async function buildPage(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'corpus-'));
  const root = resolve(import.meta.dirname, '../corpus');
  const input = join(root, 'page.html');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  return outDir;
}

/** @returns its origin */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Served {
  readonly folder: string;
  readonly pictures: Files;
  readonly got: (pixels: Uint8Array) => void;
}

interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** @throws Error if there is no such file */
async function answer(request: IncomingMessage, { folder, pictures, got }: Served): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://corpus');
  const [, kind = '', name = ''] = pathname.split('/');
  if (kind === 'pixels') {
    got(await buffer(request));
    return { type: TYPES.txt, body: '' };
  }
  if (kind === 'manifest') return { type: TYPES.json, body: JSON.stringify(await fontSource.manifest(name)) };
  if (kind === 'emoji') {
    const found = name === '' ? fontSource.emojiManifest() : fontSource.emoji({ key: name, url: pathname });
    return { type: TYPES.json, body: JSON.stringify(await found) };
  }
  if (kind === 'face') return { type: TYPES.ttf, body: await fontSource.face(decodeURIComponent(name)) };
  if (kind === 'picture') return { type: TYPES.bin, body: pictures[name] ?? '' };
  const ending = pathname.split('.').at(-1) as keyof typeof TYPES;
  return { type: TYPES[ending] ?? TYPES.bin, body: await readFile(join(folder, pathname)) };
}

const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  ttf: 'font/ttf',
  txt: 'text/plain',
  bin: 'application/octet-stream',
} as const;
