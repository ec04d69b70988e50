/**
 * The code points that an sfnt font draws, ascending: its Unicode cmap in format 4 or 12 (OpenType 1.9, 'cmap').
 * @throws if the font has neither
 */
export function codePointsOf(sfnt: Uint8Array): number[] {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const found = new Set<number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const record = cmap + 4 + i * 8;
    const platform = view.getUint16(record);
    if (platform !== 0 && platform !== 3) continue;
    const subtable = cmap + view.getUint32(record + 4);
    const format = view.getUint16(subtable);
    if (format === 4) readFormat4(view, subtable, found);
    if (format === 12) readFormat12(view, subtable, found);
  }
  if (found.size === 0) throw new Error('codePointsOf: expected a Unicode cmap of format 4 or 12');
  return [...found].sort((a, b) => a - b);
}

function tableOffset(view: DataView, tag: string): number {
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const record = 12 + i * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`tableOffset: the font has no ${tag} table`);
}

/** Segments with a delta, or an offset into the glyph array that follows them. Glyph 0 means "not drawn". */
function readFormat4(view: DataView, at: number, found: Set<number>): void {
  const span = view.getUint16(at + 6);
  for (let segment = 0; segment < span; segment += 2) {
    const end = view.getUint16(at + 14 + segment);
    const start = view.getUint16(at + 16 + span + segment);
    const delta = view.getUint16(at + 16 + 2 * span + segment);
    const offsetAt = at + 16 + 3 * span + segment;
    const offset = view.getUint16(offsetAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const raw = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - start));
      const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) found.add(code);
    }
  }
}

function readFormat12(view: DataView, at: number, found: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const record = at + 16 + group * 12;
    const firstGlyph = view.getUint32(record + 8);
    const start = view.getUint32(record);
    for (let code = start; code <= view.getUint32(record + 4); code += 1) {
      if (firstGlyph + code - start !== 0) found.add(code);
    }
  }
}
