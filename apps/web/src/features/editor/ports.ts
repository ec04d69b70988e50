import type { GoodsId, MachineId } from '@cpc/domain';
import type { EditorPorts } from '@cpc/editor';
import { client } from '../../core/client.ts';
import { loadDraft, saveDraft } from '../../core/draft-store.ts';
import { faceFile, fontManifest, library, libraryImage, pictureProxy } from '../design/files.ts';

/** What the editor needs of this app: calls, files, and the place where the design lies on this device. */
export function editorPorts(goodsId: GoodsId, machineId: MachineId | null, toast: EditorPorts['toast']): EditorPorts {
  return {
    upload: (file) => client.upload(file),
    loadPicture: (asset) => pictureProxy(client, asset),
    typefaces: () => client.typefaces(machineId ?? undefined),
    fontManifest,
    fontFile: async (url) => (await faceFile(url)).buffer as ArrayBuffer,
    stickers: () => library('sticker'),
    wallpapers: () => library('wallpaper'),
    libraryImage,
    draft: { load: () => loadDraft(goodsId), save: (draft) => saveDraft(goodsId, draft) },
    toast,
    randomId: () => crypto.randomUUID().replaceAll('-', ''),
  };
}
