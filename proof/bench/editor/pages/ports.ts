import type { EditorPorts } from '@cpc/editor';
import { photoUrl, stickerUrl } from './material.ts';
import { SCENE } from './scene.ts';

/** After this time without a request, everything is loaded, shaped and painted. */
const QUIET_MS = 1_200;

/** Serves the files of the bench's folder, and simulates a server that accepts every picture at once. */
export function benchPorts(quiet: () => void): EditorPorts {
  const fetched = whileBusy(quiet);
  let ids = 0;
  const randomId = () => (++ids).toString(16).padStart(32, '0');
  return {
    upload: async () => ({ asset: `${randomId()}${randomId()}` as never, width: 4000, height: 3000 }),
    loadWhole: () => Promise.reject(new Error('the bench has no tools')),
    findPeople: () => Promise.reject(new Error('the bench has no tools')),
    loadPicture: (asset) => fetched(photoUrl(Number(asset) % SCENE.photos)).then((answer) => answer.blob()),
    typefaces: async () => [],
    fontManifest: async (key) => (await fetched(`fonts/${key}.json`)).json(),
    fontFile: async (url) => (await fetched(url)).arrayBuffer(),
    emojiFile: async (url) => (await fetched(url)).json(),
    stickers: async () => [],
    wallpapers: async () => [],
    libraryImage: async (_, key) => (await fetched(stickerUrl(key))).blob(),
    templates: async () => [],
    favourites: async () => ({ list: async () => [], change: async () => undefined }),
    room: null,
    pairs: () => Promise.reject(new Error('the benchmark makes no pairs')),
    drawings: () => Promise.reject(new Error('there is no server to draw')),
    memory: { read: () => null, write: () => undefined },
    draft: { load: async () => undefined, save: async () => undefined },
    chosen: {
      keep: async () => undefined,
      take: async () => undefined,
      placed: () => undefined,
      drop: () => undefined,
    },
    show: () => undefined,
    toast: (message) => console.error(message),
    randomId,
  };
}

/** Fetches files, and calls `quiet` after a pause without requests. */
function whileBusy(quiet: () => void): (url: string) => Promise<Response> {
  let busy = 0;
  let waiting = setTimeout(quiet, QUIET_MS);
  return async (url) => {
    clearTimeout(waiting);
    busy += 1;
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return response;
    } finally {
      busy -= 1;
      if (busy === 0) waiting = setTimeout(quiet, QUIET_MS);
    }
  };
}
