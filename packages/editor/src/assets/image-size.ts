import type { Size } from '../geometry/view.ts';

/** The size that a PNG or JPEG states in its header, px; undefined if there is none that can be read. */
export async function claimedSize(file: Blob): Promise<Size | undefined> {
  const head = await bytesAt(file, 0, 24);
  // PNG begins with IHDR; its width and height come first (ISO/IEC 15948, 11.2.2).
  if (head.byteLength === 24 && head.getUint8(0) === 0x89)
    return { width: head.getUint32(16), height: head.getUint32(20) };
  const frame = await jpegFrame(file);
  return frame && { width: frame.getUint16(7), height: frame.getUint16(5) };
}

/** Whether a file is a CMYK JPEG: its frame has four components (T.81, B.2.2). */
export async function isCmyk(file: Blob): Promise<boolean> {
  const start = await bytesAt(file, 0, 2);
  if (start.byteLength < 2 || start.getUint16(0) !== 0xffd8) return false;
  return (await jpegFrame(file))?.getUint8(9) === 4;
}

/**
 * The first ten bytes of a JPEG's frame header. Walks from segment to segment, because embedded pictures may come
 * before the frame (ITU-T T.81, B.1.1).
 */
async function jpegFrame(file: Blob): Promise<DataView | undefined> {
  for (let at = 2; at < file.size; ) {
    const segment = await bytesAt(file, at, 10);
    if (segment.byteLength < 10 || segment.getUint8(0) !== 0xff) return undefined;
    const marker = segment.getUint8(1);
    if (isFrame(marker)) return segment;
    // Fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the table markers in the same range (T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const bytesAt = async (file: Blob, from: number, count: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + count).arrayBuffer());
