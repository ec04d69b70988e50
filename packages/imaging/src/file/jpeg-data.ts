import { viewOf } from './bytes.ts';

/** A marker segment of a JPEG (ITU-T T.81, B.1.1.4). */
export interface Segment {
  readonly marker: number;
  /** Of its marker. */
  readonly at: number;
  /** What it holds, without its marker and length. */
  readonly data: Uint8Array;
}

/**
 * Whether the codes of a JPEG reach the end of its picture. Follows those of one sequential scan, without making pixels
 * (T.81, F.2): a tenth of a second for a large photo.
 * @param head its segments; the last one begins the scan
 * @param coded the data of the scan, up to the next marker that is none of its own
 * @returns `unknown` for other kinds of JPEG
 */
export function endOfCodes(head: readonly Segment[], coded: Uint8Array): 'whole' | 'cut' | 'unknown' {
  const frame = head.find(({ marker }) => marker === 0xc0 || marker === 0xc1)?.data;
  const scan = head.at(-1)?.data;
  if (!frame || !scan || frame.length < 9 || frame[5] !== scan[0]) return 'unknown';
  const tables = huffmanTables(head.filter(({ marker }) => marker === 0xc4).map(({ data }) => data));
  const components = componentsOf(frame, scan, tables);
  if (!components) return 'unknown';
  const restart = head.findLast(({ marker }) => marker === 0xdd)?.data;
  const every = restart?.length === 2 ? viewOf(restart).getUint16(0) : 0;
  return reachesEnd(coded, blocksOf(components), unitsOf(frame, components), every) ? 'whole' : 'cut';
}

/** By the next 16 bits, the bits of a code together with those that follow it, and its value: `bits << 8 | value`. */
type Table = Uint16Array;

function huffmanTables(definitions: readonly Uint8Array[]): ReadonlyMap<number, Table> {
  const tables = new Map<number, Table>();
  for (const data of definitions) {
    for (let at = 0; at + 17 <= data.length; ) {
      const counts = data.subarray(at + 1, at + 17);
      const table = new Uint16Array(65536);
      let [code, symbol] = [0, at + 17];
      counts.forEach((count, i) => {
        for (let n = 0; n < count; n += 1) {
          const value = data[symbol] ?? 0;
          table.fill(((i + 1 + (value & 15)) << 8) | value, code << (15 - i), (code + 1) << (15 - i));
          code += 1;
          symbol += 1;
        }
        code <<= 1;
      });
      tables.set(data[at] ?? 0, table);
      at = symbol;
    }
  }
  return tables;
}

interface Component {
  readonly across: number;
  readonly down: number;
  readonly dc: Table;
  readonly ac: Table;
}

function componentsOf(frame: Uint8Array, scan: Uint8Array, tables: ReadonlyMap<number, Table>) {
  const found: Component[] = [];
  for (let i = 0; i < (frame[5] ?? 0); i += 1) {
    const [sampling = 0, selector = 0] = [frame[7 + 3 * i], scan[2 + 2 * i]];
    const [dc, ac] = [tables.get(selector >> 4), tables.get(0x10 | (selector & 15))];
    if (!dc || !ac || sampling >> 4 === 0 || (sampling & 15) === 0) return undefined;
    found.push({ across: sampling >> 4, down: sampling & 15, dc, ac });
  }
  return found;
}

/** The blocks of a unit in their order. A component alone has one block in a unit (T.81, A.2.2). */
const blocksOf = (components: readonly Component[]): readonly Component[] =>
  components.length === 1 ? components : components.flatMap((one) => Array<Component>(one.across * one.down).fill(one));

function unitsOf(frame: Uint8Array, components: readonly Component[]): number {
  const most = (side: 'across' | 'down') =>
    components.length === 1 ? 1 : Math.max(...components.map((component) => component[side]));
  const [height, width] = [viewOf(frame).getUint16(1), viewOf(frame).getUint16(3)];
  return Math.ceil(width / (8 * most('across'))) * Math.ceil(height / (8 * most('down')));
}

/** The data between restart markers, without the zeros that are stuffed behind bytes of ones (T.81, F.1.2.3). */
function* intervalsOf(coded: Uint8Array): Generator<Uint8Array> {
  const plain = new Uint8Array(coded.length);
  let [from, to, start] = [0, 0, 0];
  const copy = (end: number): void => {
    plain.set(coded.subarray(from, end), to);
    to += end - from;
  };
  for (let at = coded.indexOf(0xff); at !== -1; at = coded.indexOf(0xff, from)) {
    const marker = coded[at + 1];
    copy(marker === 0 ? at + 1 : at);
    // Fill bytes may come before a marker.
    from = marker === 0xff ? at + 1 : at + 2;
    if (marker === 0 || marker === 0xff) continue;
    yield plain.subarray(start, to);
    start = to;
  }
  copy(coded.length);
  yield plain.subarray(start, to);
}

/** @param every units between restart markers; 0 without them */
function reachesEnd(coded: Uint8Array, blocks: readonly Component[], units: number, every: number): boolean {
  let left = units;
  for (const interval of intervalsOf(coded)) {
    const count = every > 0 ? Math.min(every, left) : left;
    if (!holds(interval, blocks, count)) return false;
    left -= count;
    if (left === 0) return true;
  }
  return left === 0;
}

/** Whether an interval has the codes of so many units. */
function holds(data: Uint8Array, blocks: readonly Component[], units: number): boolean {
  const bits = 8 * data.length;
  let at = 0;
  const next = (table: Table): number => {
    const byte = at >> 3;
    const three = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0);
    const found = table[(three >> (8 - (at & 7))) & 0xffff] ?? 0;
    // What is no code ends the data.
    at += found === 0 ? bits + 1 : found >> 8;
    return found & 255;
  };
  for (let unit = 0; unit < units; unit += 1) {
    for (const { dc, ac } of blocks) {
      next(dc);
      for (let k = 1; k < 64; k += 1) {
        const run = next(ac);
        if (run === 0) break;
        k += run >> 4;
      }
      if (at > bits) return false;
    }
  }
  return true;
}
