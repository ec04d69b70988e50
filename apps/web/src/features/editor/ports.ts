import { ClientError } from '@cpc/client';
import type { ErrorName } from '@cpc/contract';
import type { GoodsId, MachineId } from '@cpc/domain';
import type { EditorPorts } from '@cpc/editor';
import { client } from '../../core/client.ts';
import { loadDraft, saveDraft, tidyDrafts } from '../../core/draft-store.ts';
import { keepPicture } from '../../core/picture-store.ts';
import { randomId } from '../../core/random-id.ts';
import { faceFile, fontManifest, library, libraryImage, pictureProxy } from '../design/files.ts';

/** What the editor needs of this app: calls, files, and the place where the design lies on this device. */
export function editorPorts(goodsId: GoodsId, machineId: MachineId | null, toast: EditorPorts['toast']): EditorPorts {
  return {
    upload: uploadAndKeep,
    loadPicture: (asset) => pictureProxy(client, asset),
    typefaces: () => client.typefaces(machineId ?? undefined),
    fontManifest,
    fontFile: async (url) => (await faceFile(url)).buffer as ArrayBuffer,
    stickers: () => library('sticker'),
    wallpapers: () => library('wallpaper'),
    libraryImage,
    draft: { load: () => openDraft(goodsId), save: (draft) => saveDraft(goodsId, draft) },
    toast,
    randomId,
  };
}

/** What is wrong with the file itself; everything else may go better the next time. */
const REFUSALS: readonly string[] = ['notImage', 'imageTooLarge', 'imageBroken'] satisfies ErrorName[];

async function uploadAndKeep(file: Blob): ReturnType<EditorPorts['upload']> {
  try {
    const stored = await client.upload(file);
    // For another login on this device; a device that refuses has lost nothing yet.
    keepPicture(stored.asset, file).catch(() => undefined);
    return stored;
  } catch (error) {
    if (error instanceof ClientError && REFUSALS.includes(error.name)) return { refused: error.msg };
    throw error;
  }
}

function openDraft(goodsId: GoodsId): ReturnType<typeof loadDraft> {
  tidyDrafts().catch(() => undefined);
  return loadDraft(goodsId);
}
