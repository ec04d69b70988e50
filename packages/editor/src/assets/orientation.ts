/** A JPEG's orientation, if it has one, is within this many bytes from the start of the file. */
const HEAD_BYTES = 128 * 1024;
const EXIF = 0x45786966;

/**
 * Whether a JPEG lies on its side: orientations 5 to 8 of its Exif block (CIPA DC-008, 4.6.4, tag 0x0112) swap width
 * and height. Returns false for any other file.
 */
export async function isTurned(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (head.byteLength < 4 || head.getUint16(0) !== 0xffd8) return false;
  try {
    return orientationIn(head) >= 5;
  } catch (error) {
    // An Exif block that points beyond the file is ignored.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function orientationIn(head: DataView): number {
  for (let at = 2; at + 10 < head.byteLength && head.getUint8(at) === 0xff; ) {
    const isExif = head.getUint8(at + 1) === 0xe1 && head.getUint32(at + 4) === EXIF;
    if (isExif) return orientationTag(head, at + 10);
    if (head.getUint8(at + 1) === 0xda) return 1;
    at += 2 + head.getUint16(at + 2);
  }
  return 1;
}

/** @param start of the TIFF header within the Exif block */
function orientationTag(head: DataView, start: number): number {
  const little = head.getUint16(start) === 0x4949;
  const directory = start + head.getUint32(start + 4, little);
  const entries = head.getUint16(directory, little);
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12;
    if (head.getUint16(entry, little) === 0x0112) return head.getUint16(entry + 8, little);
  }
  return 1;
}
