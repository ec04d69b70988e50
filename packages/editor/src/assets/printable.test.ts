import { afterEach, describe, expect, it, vi } from 'vitest';
import { printable } from './printable.ts';

/** The head of a JPEG: a frame of three components. */
function jpeg(width: number, height: number): Blob {
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, frame.length + 2, ...frame])]);
}

/** @param bytes in a text behind the header */
function png(width: number, height: number, bytes = 0): Blob {
  const head = new DataView(new ArrayBuffer(41));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, i) => head.setUint32(4 * i, word));
  [bytes, 0x74455874].forEach((word, i) => head.setUint32(33 + 4 * i, word));
  return new Blob([head, new Uint8Array(bytes + 4)]);
}

/** Decodes what it is asked for, or nothing. @returns the sizes that were asked for; null is the full size */
function decoder(works = true) {
  const asked: (readonly [width: number, height: number] | null)[] = [];
  vi.stubGlobal('createImageBitmap', (_file: Blob, size?: { resizeWidth: number; resizeHeight: number }) => {
    asked.push(size ? [size.resizeWidth, size.resizeHeight] : null);
    const bitmap = { width: size?.resizeWidth ?? 1, height: size?.resizeHeight ?? 1, close: () => undefined };
    return works ? Promise.resolve(bitmap) : Promise.reject(new Error('unreadable'));
  });
  const getContext = () => ({ drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, 255] }) });
  const toBlob = (take: (blob: Blob) => void, type: string) => take(new Blob(['made'], { type }));
  vi.stubGlobal('document', { createElement: () => ({ getContext, toBlob }) });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const MB = 2 ** 20;

describe('a file for the server', () => {
  it('[AP-06.2] what phones call 50 megapixels is taken as it is', async () => {
    const asked = decoder();
    for (const file of [jpeg(8160, 6144), jpeg(8192, 6144), jpeg(8256, 6192)]) expect(await printable(file)).toBe(file);
    expect(asked).toEqual([]);
  });

  it('[AP-06.2] photos of 108 and 200 megapixels are reduced to what a canvas of an iPhone holds', async () => {
    const asked = decoder();
    for (const file of [jpeg(12_000, 9_000), jpeg(16_320, 12_240)])
      expect(await printable(file)).toMatchObject({ type: 'image/jpeg' });
    expect(asked).toEqual([
      [4729, 3547],
      [4729, 3547],
    ]);
  });

  it('[AP-06.2] a file of too many bytes is encoded anew, at its own size if that fits', async () => {
    const asked = decoder();
    expect(await printable(png(4_000, 3_000, 20 * MB))).toMatchObject({ type: 'image/jpeg' });
    expect(asked).toEqual([[4000, 3000]]);
  });

  it('[SE-04] [AP-06.2] a picture that would fill the memory of a phone is never decoded', async () => {
    const asked = decoder();
    const files = [jpeg(20_000, 20_000), png(8_000, 7_000), jpeg(30_001, 1_000), jpeg(9_000, 100), png(9, 9, 101 * MB)];
    expect(await Promise.all(files.map(printable))).toEqual(Array(5).fill('imageTooLarge'));
    expect(asked).toEqual([]);
  });

  it('[AP-06.2] a large photo that this device cannot decode is told', async () => {
    decoder(false);
    expect(await printable(jpeg(12_000, 9_000))).toBe('imageTooLarge');
  });
});
