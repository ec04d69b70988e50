import { createPdfWriter, type PdfReference, type PdfWriter } from '@cpc/paint/pdf';
import { contentOf, hex, unitsOf, utf16 } from './content.ts';
import { fontFacts, withGlyphs } from './font-file.ts';
import { fontsOf, type UsedFont } from './fonts.ts';
import { PAGE, type PdfPage } from './page.ts';

/** What a reader of the file sees around its pages. */
export interface PdfProperties {
  readonly title: string;
  readonly author: string;
  /** BCP 47 */
  readonly language: string;
  readonly rightToLeft: boolean;
  /** UTC, ms */
  readonly at: number;
}

/** Writes pages of text as a PDF file that holds its fonts. The same pages give the same bytes. */
export async function writePdf(
  pages: readonly PdfPage[],
  properties: PdfProperties,
  file: (url: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const writer = createPdfWriter();
  const fonts = fontsOf(pages);
  const resources: string[] = [];
  for (const font of fonts.values())
    resources.push(`/${font.name} ${await addFont(writer, font, await file(font.url))}`);
  const parent = writer.reserve();
  const kids: PdfReference[] = [];
  for (const page of pages) {
    const content = await writer.stream('', Buffer.from(contentOf(page, fonts), 'latin1'));
    kids.push(
      writer.object(
        `<</Type/Page/Parent ${parent}/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]` +
          `/Resources<</Font<<${resources.join('')}>>>>/Contents ${content}>>`,
      ),
    );
  }
  writer.define(parent, `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`);
  const { title, author, language, rightToLeft, at } = properties;
  const preferences = `/ViewerPreferences<</DisplayDocTitle true/Direction/${rightToLeft ? 'R2L' : 'L2R'}>>`;
  const catalog = writer.object(`<</Type/Catalog/Pages ${parent}/Lang(${language})${preferences}>>`);
  const time = new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const times = `/CreationDate(D:${time}Z)/ModDate(D:${time}Z)`;
  const info = writer.object(`<</Title ${utf16(title)}/Author ${utf16(author)}${times}>>`);
  return writer.finish(`/Root ${catalog}/Info ${info}`);
}

/** Adds a font whose codes are the numbers of its glyphs (9.7.4). */
async function addFont(writer: PdfWriter, { url, glyphs, texts }: UsedFont, font: Uint8Array): Promise<PdfReference> {
  const { box, ascent, descent, advance } = fontFacts(font);
  const subset = await withGlyphs(font, glyphs);
  const data = await writer.stream(`/Length1 ${subset.length}`, subset);
  const name = nameOf(url, glyphs);
  // The flag says that the font has other characters than those of Latin text.
  const descriptor = writer.object(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}` +
      `/Descent ${descent}/CapHeight ${ascent}/StemV 80/FontFile2 ${data}>>`,
  );
  const widths = [...glyphs].sort((a, b) => a - b).map((glyph) => `${glyph}[${advance(glyph)}]`);
  const descendant = writer.object(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor}/CIDToGIDMap/Identity/DW 0/W[${widths.join('')}]>>`,
  );
  const map = await writer.stream('', Buffer.from(unicodeMap(texts), 'latin1'));
  return writer.object(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant}]/ToUnicode ${map}>>`,
  );
}

/** The name of a subset begins with six letters of its own (9.6.4). */
function nameOf(url: string, glyphs: ReadonlySet<number>): string {
  let sum = glyphs.size;
  for (const glyph of glyphs) sum = (sum * 31 + glyph) % 26 ** 6;
  const letters = Array.from({ length: 6 }, (_, at) => String.fromCharCode(65 + (Math.floor(sum / 26 ** at) % 26)));
  return `${letters.join('')}+${url
    .replace(/^.*fonts\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')}`;
}

/** Entries that one block of a map may have (9.10.3). */
const MAX_BLOCK_ENTRIES = 100;

function unicodeMap(texts: ReadonlyMap<number, string>): string {
  const entries = [...texts].map(([glyph, text]) => `<${hex(glyph)}><${unitsOf(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += MAX_BLOCK_ENTRIES) {
    const block = entries.slice(at, at + MAX_BLOCK_ENTRIES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def',
    '1 begincodespacerange <0000><ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict/CMap defineresource pop end end',
  ].join('\n');
}
