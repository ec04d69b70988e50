import { describe, expect, it } from 'vitest';
import { isTurned } from './orientation.ts';

/** The first bytes of a JPEG with an Exif block that holds one orientation. */
function jpeg(orientation: number, little: boolean): Blob {
  const bytes = new DataView(new ArrayBuffer(64));
  bytes.setUint16(0, 0xffd8);
  bytes.setUint16(2, 0xffe1);
  bytes.setUint16(4, 40);
  bytes.setUint32(6, 0x45786966);
  bytes.setUint16(12, little ? 0x4949 : 0x4d4d);
  bytes.setUint16(14, 42, little);
  bytes.setUint32(16, 8, little);
  bytes.setUint16(20, 1, little);
  bytes.setUint16(22, 0x0112, little);
  bytes.setUint16(24, 3, little);
  bytes.setUint32(26, 1, little);
  bytes.setUint16(30, orientation, little);
  return new Blob([bytes.buffer]);
}

describe('the orientation of a picture', () => {
  it('[ED-10.1] detects orientations 5 to 8 in either byte order', async () => {
    for (const little of [true, false]) {
      const turned = await Promise.all([1, 3, 5, 6, 8].map((orientation) => isTurned(jpeg(orientation, little))));
      expect(turned).toEqual([false, false, true, true, true]);
    }
  });

  it('[ED-10.1] a truncated file or one that is no JPEG is not turned', async () => {
    expect(await isTurned(new Blob([]))).toBe(false);
    expect(await isTurned(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])]))).toBe(false);
    expect(await isTurned(jpeg(6, true).slice(0, 26))).toBe(false);
  });
});
