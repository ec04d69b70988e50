import type { LibraryItem } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { DEFAULT_TYPEFACE } from '@cpc/contract/wire';
import type { TypefaceManifest } from '@cpc/paint/text';
import type { Draft, EditorPorts } from '../src/index.ts';
import { devTemplates } from './templates.ts';

/** The names of the files in the built content. */
const built = {
  fonts: Object.keys(import.meta.glob('../../content/dist/fonts/*.json')),
  stickers: Object.keys(import.meta.glob('../../content/dist/stickers/*.{png,svg}')),
  wallpapers: Object.keys(import.meta.glob('../../content/dist/wallpapers/*.jpg')),
};
const GROUPS = ['hearts', 'animals', 'food', 'sky', 'nature', 'faces', 'play'] as const;

/** `?upload=fail` makes every upload fail. */
const uploadsFail = () => new URLSearchParams(location.search).get('upload') === 'fail';

const uploaded = new Map<string, Blob>();

/** Ports without a server: uploads stay in the page, drafts in its database. */
export function devPorts(toast: EditorPorts['toast']): EditorPorts {
  return {
    upload: async (file) => {
      await new Promise((done) => setTimeout(done, 600));
      if (uploadsFail()) throw new Error('the upload fails because the address says so');
      const asset = hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())) as AssetId;
      uploaded.set(asset, file);
      const { width, height } = await createImageBitmap(file);
      return { asset, width, height };
    },
    loadPicture: async (asset) => uploaded.get(asset) ?? Promise.reject(new Error(`no picture ${asset}`)),
    loadWhole: async (asset) => uploaded.get(asset) ?? Promise.reject(new Error(`no picture ${asset}`)),
    findPeople: () => Promise.reject(new Error('no server')),
    typefaces: async () => [
      DEFAULT_TYPEFACE,
      ...(await Promise.all(built.fonts.map(keyOf).filter(isOther).map(typeface))),
    ],
    fontManifest: (key) => manifest(key),
    fontFile: async (url) => (await fetch(url)).arrayBuffer(),
    emojiFile: async (url) => (await fetch(url)).json(),
    stickers: async () => built.stickers.map((path, i) => item('stickers', path, GROUPS[i % GROUPS.length] ?? 'play')),
    wallpapers: async () =>
      built.wallpapers.map((path, i) => item('wallpapers', path, i % 2 === 0 ? 'nature' : 'pattern')),
    libraryImage: async (kind, key) => {
      const path = (kind === 'sticker' ? built.stickers : built.wallpapers).find((one) => keyOf(one) === key);
      return painted(await (await fetch(item(`${kind}s`, path ?? '', '').url)).blob());
    },
    templates: async () => devTemplates(),
    favourites: async () => ({ list: async () => [], change: async () => undefined }),
    drawings: () => Promise.reject(new Error('there is no server to draw')),
    pairs: async () => ({
      goods: async () => [],
      other: async () => null,
      keep: async () => ({ title: '', open: () => undefined }),
      rooms: {
        open: () => Promise.reject(new Error('there is no server for rooms')),
        room: () => {
          throw new Error('there is no server for rooms');
        },
      },
    }),
    room: null,
    memory: {
      read: (key) => localStorage.getItem(key),
      write: (key, value) => localStorage.setItem(key, value),
    },
    draft: { load: loadDraft, save: saveDraft },
    chosen: {
      keep: async () => undefined,
      take: async () => undefined,
      placed: () => undefined,
      drop: () => undefined,
    },
    show: () => undefined,
    toast,
    randomId: () => hexOf(crypto.getRandomValues(new Uint8Array(16)).buffer),
  };
}

const manifest = async (key: string): Promise<TypefaceManifest> => (await fetch(`/fonts/${key}.json`)).json();

const typeface = async (key: string, index: number) => {
  const { title, styles = [] } = await manifest(key);
  return { id: index + 1, key, title, remark: `/fonts/${key}.json`, styles: [...styles] };
};

const item = (folder: string, path: string, group: string): LibraryItem => ({
  key: keyOf(path),
  title: keyOf(path),
  group,
  url: `/${folder}/${path.split('/').at(-1)}`,
  width: 1024,
  height: 1024,
});

/** Converts an SVG drawing to pixels, as the server delivers it. */
async function painted(file: Blob): Promise<Blob> {
  if (!file.type.includes('svg')) return file;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = new OffscreenCanvas(1024, 1024);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

const keyOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[a-z]+$/, '');
/** Neither the default nor a style of another typeface. */
const isOther = (key: string): boolean => key !== DEFAULT_TYPEFACE.key && !/-(bold|italic)$/.test(key);

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const database = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open('dev-editor', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('draft');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });

async function loadDraft(): Promise<Draft | undefined> {
  const store = (await database()).transaction('draft').objectStore('draft');
  return new Promise((done) => {
    const reading = store.get('draft');
    reading.onsuccess = () => done(reading.result as Draft | undefined);
    reading.onerror = () => done(undefined);
  });
}

async function saveDraft(draft: Draft): Promise<void> {
  const store = (await database()).transaction('draft', 'readwrite').objectStore('draft');
  return new Promise((done, fail) => {
    const writing = store.put(draft, 'draft');
    writing.onsuccess = () => done();
    writing.onerror = () => fail(writing.error);
  });
}
