import { addLayer, layersOf } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictures } from '../../model/pictures.ts';
import type { EditorPorts } from '../../ports.ts';
import { documentOf } from '../../store/state.ts';
import { commit } from '../../store/store.ts';
import { editorWith, picture } from '../../testing.ts';
import { createChosenPhotos } from './chosen-photos.ts';

const PNG = new Blob([
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  new Uint8Array([0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
]);
const LASTING = 'f'.repeat(64) as AssetId;
type Answer = Awaited<ReturnType<EditorPorts['upload']>>;

/** A studio whose server gives these answers, the last one from then on. */
function studio(...answers: Answer[]) {
  const uploads: Blob[] = [];
  const upload = (file: Blob): Promise<Answer> => {
    uploads.push(file);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? Promise.resolve(answer) : new Promise(() => undefined);
  };
  const editor = editorWith([], { upload });
  const pictures = createPictures(editor);
  const photos = createChosenPhotos(editor, pictures);
  const shown = () => layersOf(documentOf(editor.store.getState())).map((layer) => 'asset' in layer && layer.asset);
  /** Reads a photo of the device. */
  const choose = async (): Promise<AssetId> => {
    const photo = await photos.read(PNG);
    if (!photo) throw new Error('the photo is not read');
    return photo.asset;
  };
  let layers = 0;
  const use = (...assets: readonly AssetId[]) =>
    photos.take(assets, (nameOf) =>
      assets
        .map((asset) => picture(`photo-${(layers += 1)}`, { asset: nameOf(asset) }))
        .every((layer) => commit(editor.store, addLayer(layer))),
    );
  return { editor, pictures, uploads, shown, choose, use };
}

beforeEach(() =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined })),
);
afterEach(() => vi.unstubAllGlobals());

describe('photos chosen in a panel', () => {
  it('[ED-13] are in the design and uploaded when they are used', async () => {
    const { uploads, shown, choose, use } = studio({ asset: LASTING, width: 10, height: 10 });
    const asset = await choose();
    expect(uploads).toHaveLength(0);
    expect(await use(asset)).toBe(true);
    await expect.poll(shown).toEqual([LASTING]);
  });

  it('[ED-13] a refused change is told, and nothing is uploaded', async () => {
    const { editor, uploads, shown, choose, use } = studio();
    const asset = await choose();
    editor.store.admits = () => false;
    expect([await use(asset), await use()]).toEqual([false, true]);
    expect(await use(LASTING)).toBe(false);
    expect([uploads, shown()]).toEqual([[], []]);
  });
});
