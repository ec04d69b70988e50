import type { AssetId } from '@cpc/domain';
import { addLayer, EMPTY_DOCUMENT, startHistory, step, updateLayer, removeLayer, type PictureLayer } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { claimedSize } from '../assets/image-size.ts';
import { isPngOrJpeg } from '../assets/image-type.ts';
import { proxySize } from '../assets/proxy.ts';
import { newPicture } from '../store/additions.ts';
import { editorWith, picture, SURFACE } from '../testing.ts';
import { createPictures, renameAsset } from './pictures.ts';

const PASSING = 'a'.repeat(64) as AssetId;
const LASTING = 'b'.repeat(64) as AssetId;

describe('pictures', () => {
  it('[ED-01] the first picture covers the case with its bleed, the next leaves it in sight', () => {
    const first = newPicture(EMPTY_DOCUMENT, SURFACE, 'p' as PictureLayer['id'], PASSING, {
      width: 4000,
      height: 3000,
    });
    expect(first).toMatchObject({ height: 164, placement: { x: 40, y: 80, scale: 1 } });
    expect(first.width).toBeCloseTo(218.667, 3);
    const history = step(startHistory(EMPTY_DOCUMENT), addLayer(first));
    expect(
      newPicture(history.document, SURFACE, 'q' as PictureLayer['id'], PASSING, { width: 4000, height: 3000 }),
    ).toMatchObject({ width: 56, height: 42 });
  });

  it('[ED-10] keeps no more of a picture than 2048 pixels on its long edge', () => {
    expect(proxySize({ width: 4000, height: 3000 })).toEqual({ width: 2048, height: 1536 });
    expect(proxySize({ width: 300, height: 20000 })).toEqual({ width: 31, height: 2048 });
    expect(proxySize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('[AP-06] what a file is called does not make it a picture', async () => {
    const file = (bytes: readonly number[]) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
    expect(await isPngOrJpeg(file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(true);
    expect(await isPngOrJpeg(file([0xff, 0xd8, 0xff, 0xe1]))).toBe(true);
    expect(await isPngOrJpeg(new Blob(['not a picture'], { type: 'image/png' }))).toBe(false);
    expect(await isPngOrJpeg(new Blob([]))).toBe(false);
  });

  it('[AP-06] a text file named .png is refused and nothing is added', async () => {
    const editor = editorWith([]);
    await createPictures(editor).add(new File(['hello'], 'photo.png', { type: 'image/png' }));
    expect(editor.told).toEqual(['error.notImage']);
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  const png = (width: number, height: number) => {
    const header = new DataView(new ArrayBuffer(33));
    [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, i) => header.setUint32(4 * i, word));
    return new Blob([header]);
  };

  it('[SE-04] reads the size a file claims from its header, behind whatever stands before it', async () => {
    const jpeg = [
      0xff, 0xd8, 0xff, 0xe1, 0, 4, 9, 9, 0xff, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 11, 8, 0x0b, 0xb8, 0x0f, 0xa0,
    ];
    expect(await claimedSize(new Blob([new Uint8Array([...jpeg, 1, 1, 0x11, 0])]))).toEqual({
      width: 4000,
      height: 3000,
    });
    expect(await claimedSize(png(20_000, 20_000))).toEqual({ width: 20_000, height: 20_000 });
    expect(await claimedSize(new Blob([new Uint8Array(jpeg.slice(0, 12))]))).toBeUndefined();
  });

  it('[SE-04] [AP-06] a picture that would fill the memory is refused before it is decoded', async () => {
    const editor = editorWith([]);
    const { add } = createPictures(editor);
    await add(png(20_000, 20_000));
    await add(new Blob([png(10, 10), new Uint8Array(21 * 2 ** 20)]));
    expect(editor.told).toEqual(['error.imageTooLarge', 'error.imageTooLarge']);
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  it('[ED-05] a picture that arrives takes its lasting name in past and undone steps too', () => {
    let history = startHistory(EMPTY_DOCUMENT);
    const layer = picture('a', { asset: PASSING });
    history = step(history, addLayer(layer));
    history = step(history, updateLayer(history.document, layer.id, { opacity: 0.5 }));
    history = step(history, removeLayer(history.document, layer.id));
    const renamed = renameAsset(history, PASSING, LASTING);
    expect(JSON.stringify(renamed)).not.toContain(PASSING);
    expect(JSON.stringify(renamed).split(LASTING)).toHaveLength(JSON.stringify(history).split(PASSING).length);
  });
});
