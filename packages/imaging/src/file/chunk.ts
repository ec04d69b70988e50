import { joined, latin1, words } from './bytes.ts';

/** A chunk (ISO/IEC 15948, 5.3). */
export interface Chunk {
  readonly type: string;
  readonly at: number;
  readonly data: Uint8Array;
  /** Behind its checksum. */
  readonly end: number;
}

/** The bytes of a chunk. */
export function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const body = joined(latin1(type), data);
  return joined(words(data.length), body, words(crc32(body)));
}

/** The checksum of a chunk (ISO/IEC 15948, annex D). */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (REMAINDERS[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}

/** What each byte adds to a checksum. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** A zlib stream that holds bytes as they are, at most 65,535 (RFC 1950; RFC 1951, 3.2.4). */
export function stored(bytes: Uint8Array): Uint8Array {
  const [low, high] = [bytes.length & 255, bytes.length >> 8];
  return joined(Uint8Array.of(0x78, 1, 1, low, high, low ^ 255, high ^ 255), bytes, words(adler32(bytes)));
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}
