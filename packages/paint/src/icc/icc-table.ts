import { type IccTag, signatureAt, viewOf } from './icc-tags.ts';

/** The number of input and output channels of a table. */
interface Channels {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a tag is a table with these channels (ICC.1:2022, 10.10 to 10.13). For lut8Type and lut16Type the whole size
 * is checked. For lutAToBType and lutBToAType only the start of each part is checked, not its length. Many engines had
 * bugs with tables shorter than declared; what is not checked here, the engine tests (`tryProfile`).
 */
export function isTable(bytes: Uint8Array, { offset, size }: IccTag, { from, to }: Channels): boolean {
  const tag = bytes.subarray(offset, offset + size);
  if (tag.length < 32 || tag[8] !== from || tag[9] !== to) return false;
  switch (signatureAt(tag, 0)) {
    case 'mft1':
      return tag.length >= 48 + 256 * from + gridPoints(tag, from) * to + 256 * to && hasGrid(tag);
    case 'mft2':
      return isTable16(tag, { from, to }) && hasGrid(tag);
    case 'mAB ':
    case 'mBA ':
      return partsLieWithin(tag);
    default:
      return false;
  }
}

/** A grid needs at least two points per side for interpolation. */
const hasGrid = (tag: Uint8Array): boolean => (tag[10] ?? 0) >= 2;
const gridPoints = (tag: Uint8Array, from: number): number => (tag[10] ?? 0) ** from;
/** Permitted numbers of entries of a lut16Type curve. */
const [MIN_ENTRIES, MAX_ENTRIES] = [2, 4096];

function isTable16(tag: Uint8Array, { from, to }: Channels): boolean {
  if (tag.length < 52) return false;
  const view = viewOf(tag);
  const [input, output] = [view.getUint16(48), view.getUint16(50)];
  const are = (entries: number) => entries >= MIN_ENTRIES && entries <= MAX_ENTRIES;
  return are(input) && are(output) && tag.length >= 52 + 2 * (input * from + gridPoints(tag, from) * to + output * to);
}

/** The offsets of B curves, matrix, M curves, grid and A curves: 0, or behind the header and within the tag. */
function partsLieWithin(tag: Uint8Array): boolean {
  const view = viewOf(tag);
  const starts = [12, 16, 20, 24, 28].map((at) => view.getUint32(at));
  return starts[0] !== 0 && starts.every((start) => start === 0 || (start >= 32 && start + 12 <= tag.length));
}
