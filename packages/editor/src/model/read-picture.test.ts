import type { AssetId } from '@cpc/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChosenPhotos } from '../parts/photos/chosen-photos.ts';
import { editorWith } from '../testing.ts';
import { createPictures } from './pictures.ts';
import { readPicture } from './read-picture.ts';

const ASSET = 'a'.repeat(64) as AssetId;

function png(width: number, height: number): Blob {
  const head = new DataView(new ArrayBuffer(33));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, i) => head.setUint32(4 * i, word));
  return new Blob([head]);
}

/** The head of a JPEG of more pixels than the server takes. */
function largePhoto(): Blob {
  const [width, height] = [12_000, 9_000];
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, frame.length + 2, ...frame])]);
}

afterEach(() => vi.unstubAllGlobals());

describe('reading a photo', () => {
  it('[BR-03.5] a photo that is reduced is stored before it is decoded to be shown', async () => {
    const steps: string[] = [];
    vi.stubGlobal('createImageBitmap', () => {
      steps.push('decoded');
      return Promise.resolve({ width: 10, height: 10, close: () => undefined });
    });
    const getContext = () => ({ drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, 255] }) });
    const toBlob = (take: (blob: Blob) => void, type: string) => take(new Blob(['reduced'], { type }));
    vi.stubGlobal('document', { createElement: () => ({ getContext, toBlob }) });
    const keep = async (file: Blob) => steps.push(await file.text());
    expect(await readPicture(largePhoto(), keep)).toMatchObject({ file: { type: 'image/jpeg' } });
    expect(steps).toEqual(['decoded', 'reduced', 'decoded']);
  });

  const away = png(10, 10);
  away.arrayBuffer = () => Promise.reject(new DOMException('The I/O read operation failed.', 'NotReadableError'));

  it.each([
    ['no picture', new Blob(['hello']), 'error.notImage', true],
    ['too large', png(20_000, 20_000), 'error.imageTooLarge', true],
    ['broken', png(10, 10), 'error.imageBroken', true],
    ['away', away, 'studio.picture.unreadable', false],
  ])(
    '[AP-06.1] [AP-06.4] a file that is %s is told in the same words in the studio and in a panel',
    async (_, file, words, isForgotten) => {
      vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
      const drop = vi.fn<(asset: AssetId) => void>();
      const [keep, take] = [() => Promise.resolve(), () => Promise.resolve(undefined)];
      const editor = editorWith([], { chosen: { keep, take, placed: () => undefined, drop } });
      const pictures = createPictures(editor);
      await pictures.add({ asset: ASSET, file });
      expect(await createChosenPhotos(editor, pictures).read(file)).toBeUndefined();
      expect(editor.messages).toEqual([words, words]);
      // What the device could not give is read again by the next page.
      expect(drop.mock.calls).toEqual(isForgotten ? [[ASSET]] : []);
    },
  );
});
