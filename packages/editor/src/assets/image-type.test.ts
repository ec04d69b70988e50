import { describe, expect, it } from 'vitest';
import { isAnimated } from './image-type.ts';

/** A PNG with the given chunks and their content lengths in bytes. */
function png(...chunks: readonly (readonly [type: string, length: number])[]): Blob {
  const parts = chunks.map(([type, length]) => {
    const bytes = new Uint8Array(12 + length);
    new DataView(bytes.buffer).setUint32(0, length);
    bytes.set(new TextEncoder().encode(type), 4);
    return bytes;
  });
  return new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...parts]);
}

describe('what kind of picture a file holds', () => {
  it('[AP-06.1] detects an animated PNG by its header, after any other chunks', async () => {
    expect(await isAnimated(png(['IHDR', 13], ['gAMA', 4], ['acTL', 8], ['IDAT', 20]))).toBe(true);
    expect(await isAnimated(png(['IHDR', 13], ['IDAT', 20], ['IEND', 0]))).toBe(false);
  });

  it('[AP-06.1] a truncated file or another file type is not animated', async () => {
    expect(await isAnimated(png(['IHDR', 13], ['tEXt', 900]).slice(0, 60))).toBe(false);
    expect(await isAnimated(new Blob([new Uint8Array(4000).fill(0xff)]))).toBe(false);
    expect(await isAnimated(new Blob([]))).toBe(false);
  });
});
