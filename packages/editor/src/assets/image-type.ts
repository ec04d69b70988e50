const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG (ISO/IEC 15948, 5.2)
  [0xff, 0xd8, 0xff], // JPEG (ITU-T T.81, B.1.1.3)
];

/** Whether a file begins like a PNG or a JPEG. The file name does not count. */
export async function isPngOrJpeg(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((signature) => signature.every((byte, i) => head[i] === byte));
}

/** Whether a PNG is animated: an acTL chunk comes before its image data (APNG 1.0). Only its first frame is shown. */
export async function isAnimated(file: Blob): Promise<boolean> {
  for (let at = 8; at < file.size; ) {
    const head = new DataView(await file.slice(at, at + 8).arrayBuffer());
    if (head.byteLength < 8) return false;
    const type = head.getUint32(4);
    if (type === 0x6163544c) return true;
    // IDAT: the image data begins. A JPEG ends here or earlier, too.
    if (type === 0x49444154 || at > CHUNKS_WITHIN) return false;
    at += 12 + head.getUint32(0);
  }
  return false;
}

/** The search for acTL stops after this many bytes. */
const CHUNKS_WITHIN = 1_000_000;
