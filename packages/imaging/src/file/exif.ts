import { latin1, joined, viewOf } from './bytes.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;

/**
 * The orientation in the TIFF block of an Exif block (CIPA DC-008, 4.6.5): one SHORT from 1 to 8 of the first directory.
 * Returns 1, as browsers do, for anything else.
 */
export function orientationOf(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  if (tiff.length < 8) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + 12 * entries && at + 12 <= tiff.length; at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 2, isLittle) === SHORT ? view.getUint16(at + 8, isLittle) : 1;
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says nothing but an orientation. */
export function tiffOf(orientation: number): Uint8Array {
  const entry = new Uint8Array(12);
  const view = viewOf(entry);
  view.setUint16(0, ORIENTATION);
  view.setUint16(2, SHORT);
  view.setUint32(4, 1);
  view.setUint16(8, orientation);
  return joined(latin1('MM\0\x2a\0\0\0\x08\0\x01'), entry, new Uint8Array(4));
}
