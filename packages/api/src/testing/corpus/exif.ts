/** How an orientation is written: TIFF 6.0 asks for one SHORT; some programs write other types, or more around it. */
export interface ExifWish {
  readonly isLittle?: boolean;
  /** The TIFF type of the value: 3 SHORT, 4 LONG. */
  readonly type?: 3 | 4;
  /** Bytes between the header and the directory. */
  readonly gap?: number;
}

/** The TIFF block with one tag, Orientation (CIPA DC-008, 4.6.5). */
export function exifOf(orientation: number, { isLittle = false, type = 3, gap = 0 }: ExifWish = {}): Buffer {
  const bytes = Buffer.alloc(8 + gap + 2 + 12 + 4);
  const [short, long] = isLittle
    ? [bytes.writeUInt16LE.bind(bytes), bytes.writeUInt32LE.bind(bytes)]
    : [bytes.writeUInt16BE.bind(bytes), bytes.writeUInt32BE.bind(bytes)];
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8 + gap, 4);
  const at = 8 + gap;
  short(1, at);
  short(0x0112, at + 2);
  short(type, at + 4);
  long(1, at + 6);
  if (type === 3) short(orientation, at + 10);
  else long(orientation, at + 10);
  return bytes;
}
