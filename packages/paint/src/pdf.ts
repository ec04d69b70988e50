// The entry for other PDF files than prints: text as glyphs, and the syntax. It loads no canvas.
export { createPdfWriter, type PdfReference, type PdfWriter } from './node/pdf/writer.ts';
export { loadHarfBuzz } from './text/face.ts';
export { createGlyphSetter, type FileGlyph, type GlyphLine, type GlyphSetter } from './text/glyph-setter.ts';
export type { TypefaceManifest } from './text/typeface.ts';
