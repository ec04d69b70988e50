/** Bytes as numbers, at any offset. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The bytes of letters that need one byte each. */
export const latin1 = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

export const startsWith = (bytes: Uint8Array, letters: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, letters.length)) === letters;

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Numbers of four bytes each, the high byte first. */
export function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * numbers.length);
  numbers.forEach((number, i) => viewOf(bytes).setUint32(4 * i, number));
  return bytes;
}
