/** The subset of ASN.1 DER (ITU-T X.690) that a certificate needs. Every function returns one encoded value. */

function value(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => value(0x30, ...parts);
export const setOf = (...parts: readonly Uint8Array[]): Buffer => value(0x31, ...parts);
export const nothing = (): Buffer => value(0x05);
export const yes = (): Buffer => value(0x01, Buffer.from([0xff]));
export const utf8 = (text: string): Buffer => value(0x0c, Buffer.from(text, 'utf8'));
export const octets = (bytes: Uint8Array): Buffer => value(0x04, bytes);
export const explicit = (tag: number, inner: Uint8Array): Buffer => value(0xa0 | tag, inner);

/** A positive integer from big-endian bytes. */
export function integer(bytes: Uint8Array): Buffer {
  const sign = (bytes[0] ?? 0) & 0x80 ? [Buffer.from([0])] : [];
  return value(0x02, ...sign, bytes);
}

export function bits(bytes: Uint8Array, unused = 0): Buffer {
  return value(0x03, Buffer.from([unused]), bytes);
}

/** A time in UTC, whole seconds; UTCTime holds the years 1950 to 2049 (RFC 5280, 4.1.2.5). */
export function utcTime(ms: number): Buffer {
  const text = new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return value(0x17, Buffer.from(`${text}Z`, 'ascii'));
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(number: number): number[] {
  const digits = [number & 0x7f];
  for (let left = number >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}
