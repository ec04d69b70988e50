const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG (ISO/IEC 15948, 5.2)
  [0xff, 0xd8, 0xff], // JPEG (ITU-T T.81, B.1.1.3)
];

/** Whether a file begins as a PNG or a JPEG does. What it is called does not count. */
export async function isPngOrJpeg(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((signature) => signature.every((byte, i) => head[i] === byte));
}
