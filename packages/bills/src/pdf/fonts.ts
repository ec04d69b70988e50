import type { FileGlyph, GlyphLine } from '@cpc/paint/pdf';
import type { PdfPage } from './page.ts';

/** The glyphs of a font file that a PDF file uses. */
export interface UsedFont {
  readonly url: string;
  /** Its name in the resources of pages. */
  readonly name: string;
  /** The text of each glyph that stands for one text only; others get theirs where they are. */
  readonly texts: ReadonlyMap<number, string>;
  readonly glyphs: ReadonlySet<number>;
}

/** The glyphs of one grapheme cluster, in visual order, with its text. */
export interface Cluster {
  /** None of the characters around it that have no glyph. */
  readonly text: string;
  readonly glyphs: readonly FileGlyph[];
}

/** Characters that only change their neighbours are not drawn. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}+$/u;

/** A line, cluster by cluster from its left end. */
export function clustersOf({ text, glyphs }: GlyphLine): readonly Cluster[] {
  const clusters: { text: string; glyphs: FileGlyph[] }[] = [];
  let before: number | undefined;
  for (const glyph of glyphs) {
    const own = text.slice(glyph.cluster, glyph.end);
    if (UNSEEN.test(own)) continue;
    if (glyph.cluster !== before) clusters.push({ text: own, glyphs: [] });
    clusters.at(-1)?.glyphs.push(glyph);
    before = glyph.cluster;
  }
  return clusters;
}

/** The fonts of some pages, by the address of their file. */
export function fontsOf(pages: readonly PdfPage[]): ReadonlyMap<string, UsedFont> {
  const fonts = new Map<string, { url: string; name: string; texts: Map<number, string>; glyphs: Set<number> }>();
  for (const { line } of pages.flatMap(({ texts }) => texts))
    for (const { text, glyphs } of clustersOf(line))
      for (const { url, id, isBox } of glyphs) {
        const font = fonts.get(url) ?? { url, name: `F${fonts.size + 1}`, texts: new Map(), glyphs: new Set() };
        fonts.set(url, font);
        font.glyphs.add(id);
        if (glyphs.length === 1 && !isBox && !font.texts.has(id)) font.texts.set(id, text);
      }
  return fonts;
}

/** Whether a reader of the file finds a cluster's text by the texts of its glyphs. A box has no text of its own. */
export const isPlain = ({ text, glyphs: [glyph, ...more] }: Cluster, font: UsedFont | undefined): boolean =>
  glyph !== undefined && more.length === 0 && font?.texts.get(glyph.id) === text;
