/** Sizes of a profile's header and of each entry of the tag table that follows it (ICC.1:2022, 7.2 and 7.3). */
export const HEADER_BYTES = 128;
export const TABLE_AT = HEADER_BYTES + 4;
export const ENTRY_BYTES = 12;

export interface IccTag {
  readonly name: string;
  /** Byte offset of its entry in the tag table. */
  readonly entry: number;
  readonly offset: number;
  readonly size: number;
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads four bytes as letters. */
export const signatureAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** More tags than any profile has; it limits the time to read a hostile table. */
const MAX_TAGS = 200;
/** The type signature and four reserved bytes. */
const MIN_TAG = 8;

/**
 * @returns the tags by name; undefined if the table or a tag is outside the file, or a tag is there twice
 */
export function tagsOf(bytes: Uint8Array): ReadonlyMap<string, IccTag> | undefined {
  if (bytes.length < TABLE_AT) return undefined;
  const view = viewOf(bytes);
  const count = view.getUint32(HEADER_BYTES);
  const end = TABLE_AT + count * ENTRY_BYTES;
  if (count < 1 || count > MAX_TAGS || end > bytes.length) return undefined;
  const tags = new Map<string, IccTag>();
  for (let entry = TABLE_AT; entry < end; entry += ENTRY_BYTES) {
    const name = signatureAt(bytes, entry);
    const [offset, size] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
    if (offset < end || size < MIN_TAG || offset + size > bytes.length || tags.has(name)) return undefined;
    tags.set(name, { name, entry, offset, size });
  }
  return tags;
}
