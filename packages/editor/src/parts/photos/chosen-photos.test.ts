import { addLayer, layersOf } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictures } from '../../model/pictures.ts';
import type { EditorPorts } from '../../ports/ports.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
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
  return { editor, pictures, photos, uploads, shown, choose, use };
}

beforeEach(() =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined })),
);
afterEach(() => vi.unstubAllGlobals());

describe('photos chosen in a panel', () => {
  it('[ED-13.4] are in the design and uploaded when they are used', async () => {
    const { uploads, shown, choose, use } = studio({ asset: LASTING, width: 10, height: 10 });
    const asset = await choose();
    expect(uploads).toHaveLength(0);
    expect(await use(asset)).toBe(true);
    await expect.poll(shown).toEqual([LASTING]);
  });

  it('[ED-13.4] a refused change is told, and nothing is uploaded', async () => {
    const { editor, uploads, shown, choose, use } = studio();
    const asset = await choose();
    editor.store.admits = () => false;
    expect([await use(asset), await use()]).toEqual([false, true]);
    expect(await use(LASTING)).toBe(false);
    expect([uploads, shown()]).toEqual([[], []]);
  });

  it('[ED-13.4] [ED-01.1] a photo that the server has refused is sent again when it is used again', async () => {
    const { uploads, shown, choose, use } = studio({ refused: 'no' }, { asset: LASTING, width: 10, height: 10 });
    const asset = await choose();
    expect(await use(asset)).toBe(true);
    await expect.poll(shown).toEqual([]);
    expect(await use(asset)).toBe(true);
    await expect.poll(shown).toEqual([LASTING]);
    expect(uploads).toHaveLength(2);
  });

  it('[ED-13.4] [ED-01.1] a photo whose upload was cancelled is sent again when it is used again', async () => {
    const { pictures, uploads, shown, choose, use } = studio();
    const [one, two] = [await choose(), await choose()];
    await use(one, two);
    pictures.cancel();
    expect(shown()).toEqual([]);
    await use(one, two);
    expect(shown()).toEqual([one, two]);
    expect([uploads.length, pictures.pending().length]).toEqual([4, 2]);
  });

  it('[ED-13.4] a photo that is being sent, or has arrived, is not sent again', async () => {
    const slow = studio();
    const sending = await slow.choose();
    await slow.use(sending);
    await slow.use(sending);
    expect([slow.uploads.length, slow.shown()]).toEqual([1, [sending, sending]]);
    const quick = studio({ asset: LASTING, width: 10, height: 10 });
    const arrived = await quick.choose();
    await quick.use(arrived);
    await expect.poll(quick.shown).toEqual([LASTING]);
    await quick.use(arrived);
    expect([quick.uploads.length, quick.shown()]).toEqual([1, [LASTING, LASTING]]);
  });

  it('[ED-13.4] free their memory when they are not used', async () => {
    const { editor, photos, choose, use } = studio();
    const [used, unused] = [await choose(), await choose()];
    const bitmap = editor.assets.bitmap(unused);
    if (!bitmap) throw new Error('the photo is not shown');
    const closed = vi.spyOn(bitmap, 'close');
    const taken = use(used);
    await photos.drop();
    expect(await taken).toBe(true);
    expect(closed).toHaveBeenCalledOnce();
    expect(editor.assets.bitmap(used)).toBeDefined();
  });

  it('[ED-13.4] are used once, although the button is tapped twice', async () => {
    const { uploads, shown, choose, use } = studio();
    const asset = await choose();
    expect(await Promise.all([use(asset), use(asset)])).toEqual([true, false]);
    expect([uploads.length, shown()]).toEqual([1, [asset]]);
    expect(await use(asset)).toBe(true);
  });
});
