import { STORAGE_PREFIX } from '@cpc/appkit';
import { ClientError } from '@cpc/client';
import type { ErrorName } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import type { EditorPorts } from '@cpc/editor';
import { localeCode } from '@cpc/i18n';
import { client } from '../../core/client.ts';
import { chosenPicture, noteStored, storedPictures } from '../../core/device-pictures.ts';
import { isFull, loadDraft, saveDraft, tidyDrafts } from '../../core/draft-store.ts';
import { language } from '../../core/language.ts';
import { randomId } from '../../core/random-id.ts';
import { sendPicture } from '../../data/draft/send-picture.ts';
import { slots } from '../../core/slots.ts';
import { deviceStorage } from '../../core/storage.ts';
import { myBindings } from './my-bindings.ts';
import type { PairPlace } from './pair-place.ts';
import { readDesign } from '../design/read-design.ts';
import { roomOfWork } from './room-of-work.ts';
import { contentJson, faceFile, fontManifest, library, libraryImage, pictureProxy } from '../../data/draft/files.ts';

/** The editor's ports in this app: calls, files, and the slot of the draft on this device. */
export function editorPorts(place: PairPlace, page: Pick<EditorPorts, 'show' | 'anew'>): EditorPorts {
  const { goodsId, stationId } = place;
  const toast: EditorPorts['toast'] = (message, kind) => place.toast(message, kind === 'error' ? { tone: 'bad' } : {});
  const chosen = chosenPicture(goodsId);
  return {
    upload: uploadAndKeep,
    loadPicture: (asset) => pictureProxy(client, asset),
    loadWhole: wholePicture,
    findPeople,
    typefaces: () => client.typefaces(stationId ?? undefined),
    fontManifest,
    fontFile: async (url) => (await faceFile(url)).buffer as ArrayBuffer,
    emojiFile: contentJson,
    stickers: () => library('sticker'),
    wallpapers: () => library('wallpaper'),
    libraryImage,
    templates: () => templatesFor(goodsId),
    favourites: async () => (await import('./favourites.ts')).favourites,
    drawings: async () => (await import('../../data/drawing-port.ts')).drawingPort(stationId),
    pairs: async () => (await import('./aside.ts')).pairPort(place),
    room: roomOfWork(myBindings().read(slots.of(goodsId))?.work_id),
    memory: {
      read: (key) => deviceStorage.getItem(`${STORAGE_PREFIX}studio_${key}`),
      write: (key, value) => deviceStorage.setItem(`${STORAGE_PREFIX}studio_${key}`, value),
    },
    draft: {
      load: () => openDraft(goodsId),
      save: (draft) => chosen.heldBy(saveDraft(goodsId, draft)),
      failed: (error) => isFull(error) && warnFull(toast),
    },
    chosen,
    ...page,
    toast,
    randomId,
  };
}

const wholePicture: EditorPorts['loadWhole'] = async (asset, from) => {
  const [kept] = from === 'server' ? [] : await storedPictures([asset]).catch(() => []);
  return kept?.file ?? client.fetchBlob(`/api/picture/${asset}?size=full`);
};

/** Errors of the stored picture itself. */
const UNFIT: readonly string[] = ['imageTooLarge', 'notFound'] satisfies ErrorName[];

const findPeople: EditorPorts['findPeople'] = async (asset, signal) => {
  const mask = await client.call('Upload.findPeople', { asset }, { signal }).then(
    (found) => found.mask,
    (error: unknown) => {
      if (error instanceof ClientError && UNFIT.includes(error.name)) return 'refused';
      throw error;
    },
  );
  if (mask === null || mask === 'refused') return mask;
  return new Blob([Uint8Array.from(atob(mask), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
};

/** Finished designs for these goods, with texts in the current language. The editor paints their previews itself. */
async function templatesFor(goods_id: GoodsId): ReturnType<EditorPorts['templates']> {
  const { surface, templates } = await client.call('Template.list', {
    goods_id,
    language: localeCode(language().current().locale.tag),
  });
  const read = await Promise.all(templates.map(({ document }) => readDesign(document)));
  return templates.flatMap((template, i) => {
    const parsed = read[i];
    return parsed?.ok ? [{ ...template, surface, document: parsed.document, preview: null }] : [];
  });
}

/** Tells the customer what to do if the device is full; saving to the account continues. */
function warnFull(toast: EditorPorts['toast']): boolean {
  const key = navigator.onLine ? 'works.kept.full' : 'works.kept.fullAway';
  toast(language().current().t(key), 'error');
  return true;
}

/** Errors of the file itself; after any other error a retry may succeed. */
const REFUSALS: readonly string[] = ['notImage', 'imageTooLarge', 'imageBroken'] satisfies ErrorName[];
/** Errors that also stop the next try, until something is done or time has passed. */
const POSTPONEMENTS: readonly string[] = ['spaceFull', 'tooManyRequests', 'unavailable'] satisfies ErrorName[];

const uploadAndKeep: EditorPorts['upload'] = async (file, { passing, ...watch }) => {
  try {
    const stored = await sendPicture(passing, file, watch);
    noteStored(passing, stored.asset);
    return stored;
  } catch (error) {
    if (error instanceof ClientError && REFUSALS.includes(error.name)) return { refused: error.msg };
    if (error instanceof ClientError && POSTPONEMENTS.includes(error.name)) return { postponed: error.msg };
    throw error;
  }
};

function openDraft(goodsId: GoodsId): ReturnType<typeof loadDraft> {
  tidyDrafts().catch(() => undefined);
  return loadDraft(goodsId);
}
