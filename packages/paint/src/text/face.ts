import type { PathCommand } from '@cpc/design';
import type * as harfbuzz from 'harfbuzzjs';
import type { Buffer, Font } from 'harfbuzzjs';

/** The HarfBuzz library: text shaping compiled to WebAssembly. */
export type HarfBuzz = typeof harfbuzz;

/**
 * Loads HarfBuzz (about 150 kB compressed); call it when the first text is needed. HarfBuzz expects its WebAssembly
 * file in its own folder, in Node and in a bundle; a development server must not pre-bundle it.
 */
export const loadHarfBuzz = (): Promise<HarfBuzz> => import('harfbuzzjs');

/** A glyph with its position in a run: in em, from the run's left end on the baseline, y down. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** UTF-16 offset in the line of the characters it represents. */
  readonly cluster: number;
}

interface ShapedRun {
  readonly glyphs: readonly PlacedGlyph[];
  /** In em. */
  readonly advance: number;
}

interface RunRequest {
  /** The whole line: letters join across the ends of the run. */
  readonly line: string;
  readonly start: number;
  readonly end: number;
  readonly script: string | undefined;
  readonly rightToLeft: boolean;
  /** There is letter spacing, so letters must not form ligatures. */
  readonly apart: boolean;
}

/** A loaded font file. */
export interface Face {
  /** Above and below the baseline, in em, both positive. */
  readonly ascent: number;
  readonly descent: number;
  has(codePoint: number): boolean;
  shape(request: RunRequest): ShapedRun;
  /**
   * Shapes characters that are upright in a column: y runs down from the top of the first one, x is measured from the
   * column's middle.
   */
  shapeUpright(request: Omit<RunRequest, 'rightToLeft' | 'apart'>): ShapedRun;
  /** A glyph's outline in em, y down. */
  outline(glyph: number): readonly PathCommand[];
}

/** @param bytes an sfnt file @throws Error if the file has no usable font */
export function openFace(harfbuzz: HarfBuzz, bytes: Uint8Array): Face {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const em = 1 / face.upem;
  const characters = new Set(face.collectUnicodes());
  if (characters.size === 0)
    throw new Error(`openFace: expected a TrueType or OpenType file, got ${bytes.length} other bytes`);
  const { ascender, descender } = font.hExtents();
  const outlines = new Map<number, readonly PathCommand[]>();
  return {
    ascent: ascender * em,
    descent: -descender * em,
    has: (codePoint) => characters.has(codePoint),
    shape: (request) => shapeRun(harfbuzz, font, em, request),
    shapeUpright: (request) => shapeColumn(harfbuzz, font, em, request),
    outline(glyph) {
      const known = outlines.get(glyph) ?? glyphOutline(font, glyph, em);
      outlines.set(glyph, known);
      return known;
    },
  };
}

function shapeRun(harfbuzz: HarfBuzz, font: Font, em: number, request: RunRequest): ShapedRun {
  const { Direction, Feature } = harfbuzz;
  const buffer = bufferOf(harfbuzz, request, request.rightToLeft ? Direction.RTL : Direction.LTR);
  const features = request.apart ? LIGATURES.map((tag) => new Feature(tag, 0)) : [];
  harfbuzz.shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index): PlacedGlyph => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const placed = { id: codepoint, x: (pen + xOffset) * em, y: -yOffset * em, cluster };
    pen += xAdvance;
    return placed;
  });
  return { glyphs, advance: pen * em };
}

/** Ligatures that are only decorative; ligatures that a script requires are not in this list. */
const LIGATURES = ['liga', 'clig', 'dlig'];

/** Top of the ideographic em box above the baseline, in em, for faces that do not define it. */
const BOX_TOP = 0.88;

/** Which vertical metrics a face has: the advances of characters in a column, and the origins of their boxes. */
const columnMetrics = (font: Font): { readonly advances: boolean; readonly origins: boolean } => ({
  advances: font.face.referenceTable('vmtx') !== undefined,
  origins: font.face.referenceTable('VORG') !== undefined || font.vExtents().ascender !== 0,
});

/** Shapes a column with the face's vertical forms and metrics; without metrics, every character takes one em. */
function shapeColumn(
  harfbuzz: HarfBuzz,
  font: Font,
  em: number,
  request: Omit<RunRequest, 'rightToLeft' | 'apart'>,
): ShapedRun {
  const buffer = bufferOf(harfbuzz, request, harfbuzz.Direction.TTB);
  harfbuzz.shape(font, buffer);
  const { advances, origins } = columnMetrics(font);
  // Without a vertical origin, HarfBuzz uses the line's ascent, which is above the em box.
  const lower = origins ? 0 : BOX_TOP - font.hExtents().ascender * em;
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index): PlacedGlyph => {
    const { xOffset = 0, yOffset = 0, yAdvance = 0 } = positions[index] ?? {};
    const placed = { id: codepoint, x: xOffset * em, y: pen - yOffset * em + lower, cluster };
    // A mark has no advance of its own: it stays with the character above it.
    if (yAdvance !== 0) pen += advances ? -yAdvance * em : 1;
    return placed;
  });
  return { glyphs, advance: pen };
}

function bufferOf(
  harfbuzz: HarfBuzz,
  { line, start, end, script }: Omit<RunRequest, 'rightToLeft' | 'apart'>,
  direction: Parameters<Buffer['setDirection']>[0],
): Buffer {
  const buffer: Buffer = new harfbuzz.Buffer();
  buffer.addText(line, start, end - start);
  buffer.setDirection(direction);
  if (script !== undefined) buffer.setScript(script);
  // Set explicitly: otherwise HarfBuzz uses the language of the process, and a print must not depend on that.
  buffer.setLanguage('und');
  buffer.guessSegmentProperties();
  return buffer;
}

/** Quadratic curves become cubic ones: handles at two thirds of the way to the control point give the same curve. */
function glyphOutline(font: Font, glyph: number, em: number): readonly PathCommand[] {
  let [x0, y0] = [0, 0];
  return font.glyphToJson(glyph).map(({ type, values }): PathCommand => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value, index) => (index % 2 ? -value : value) * em);
    const from = [x0, y0] as const;
    if (type === 'Z') return ['close'];
    [x0, y0] = type === 'C' ? [e, f] : type === 'Q' ? [c, d] : [a, b];
    if (type === 'M') return ['move', a, b];
    if (type === 'L') return ['line', a, b];
    if (type === 'C') return ['cubic', a, b, c, d, e, f];
    return ['cubic', thirds(from[0], a), thirds(from[1], b), thirds(c, a), thirds(d, b), c, d];
  });
}

const thirds = (from: number, control: number): number => from + ((control - from) * 2) / 3;
