/** Types of NAL units (ISO/IEC 14496-10, 7.4.1). */
const [SEQUENCE, PICTURE] = [7, 8];
/** Each unit of a chunk has its length before it, in bytes. */
const LENGTH = 4;

/**
 * The decoder configuration of H.264 (ISO/IEC 14496-15, 5.3.3.1) by the parameter sets in a key frame. Firefox repeats the
 * first byte of each set in the one that it gives out, which strict players refuse.
 * @param key the bytes of a key frame @returns undefined if the frame does not carry its parameter sets
 */
export function avcDescription(key: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const units = unitsOf(key);
  const sequence = units.find(([head = 0]) => (head & 0x1f) === SEQUENCE);
  const picture = units.find(([head = 0]) => (head & 0x1f) === PICTURE);
  if (!sequence || !picture) return undefined;
  const [, profile = 0, compatibility = 0, level = 0] = sequence;
  // High profiles also tell chroma and depth: 4:2:0 with 8 bits, as the canvas is coded.
  const high = profile === 100 ? [0xfd, 0xf8, 0xf8, 0] : [];
  const head = [1, profile, compatibility, level, 0xfc | (LENGTH - 1), 0xe0 | 1];
  const sets = [...lengthOf(sequence), ...sequence, 1, ...lengthOf(picture), ...picture];
  return Uint8Array.from([...head, ...sets, ...high]);
}

const lengthOf = ({ length }: Uint8Array): readonly number[] => [length >> 8, length & 0xff];

function unitsOf(bytes: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units: Uint8Array[] = [];
  for (let at = 0; at + LENGTH < bytes.length; ) {
    const end = at + LENGTH + view.getUint32(at);
    if (end > bytes.length) return [];
    units.push(bytes.subarray(at + LENGTH, end));
    at = end;
  }
  return units;
}
