import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The functions of `harfbuzz-subset.wasm` that are used here; addresses and handles are numbers. */
interface SubsetLibrary {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, owner: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** hb-subset.h: no hinting, glyphs keep their numbers, and no glyphs beside the chosen ones. */
const FLAGS = 0x1 | 0x2 | 0x200;
const DROPPED_TABLES = 3;
const WRITABLE = 2;
/** A PDF file places its glyphs itself and needs no map from characters. */
const UNUSED = ['GSUB', 'GPOS', 'GDEF', 'cmap', 'name', 'OS/2', 'post', 'STAT'];

let library: Promise<SubsetLibrary> | undefined;

/** Loaded once; after a failure the next bill tries again. */
function subsetLibrary(): Promise<SubsetLibrary> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function load(): Promise<SubsetLibrary> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  const exports = instance.exports as SubsetLibrary;
  exports._initialize();
  return exports;
}

/**
 * A font file with some glyphs only, which keep their numbers.
 * @param font a TrueType file
 * @throws Error if it is none, or if the library cannot be read
 */
export async function withGlyphs(font: Uint8Array, glyphs: ReadonlySet<number>): Promise<Uint8Array> {
  const hb = await subsetLibrary();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
  for (const name of UNUSED) hb.hb_set_add(dropped, tag(name));
  hb.hb_subset_input_set_flags(input, FLAGS);
  const subset = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  try {
    if (subset === 0) throw new Error(`withGlyphs: expected a TrueType file, got ${font.length} other bytes`);
    const result = hb.hb_face_reference_blob(subset);
    const from = hb.hb_blob_get_data(result, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(result));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(subset);
    return bytes;
  } finally {
    hb.free(data);
  }
}

const tag = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE();

/** What a PDF file tells about a font, in thousandths of an em. */
export interface FontFacts {
  readonly box: readonly number[];
  readonly ascent: number;
  readonly descent: number;
  readonly advance: (glyph: number) => number;
}

/**
 * Reads `head`, `hhea` and `hmtx` of a TrueType file (OpenType 1.9).
 * @throws Error if the file lacks one of them; RangeError if it is cut off
 */
export function fontFacts(font: Uint8Array): FontFacts {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const [head, hhea, hmtx] = [tableAt(view, 'head'), tableAt(view, 'hhea'), tableAt(view, 'hmtx')];
  const scale = (units: number): number => Math.round((units * 1000) / view.getUint16(head + 18));
  const metrics = view.getUint16(hhea + 34);
  return {
    box: [36, 38, 40, 42].map((offset) => scale(view.getInt16(head + offset))),
    ascent: scale(view.getInt16(hhea + 4)),
    descent: scale(view.getInt16(hhea + 6)),
    advance: (glyph) => scale(view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1))),
  };
}

function tableAt(view: DataView, name: string): number {
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + 16 * i;
    if (view.getUint32(entry) === tag(name)) return view.getUint32(entry + 8);
  }
  throw new Error(`fontFacts: the file has no table ${name}`);
}
