/**
 * Measures every line of the templates' words, as HarfBuzz shapes it, and writes `line-widths.ts`:
 * `npm run template-widths -w @cpc/api`, after the content is built. Run it after a template got other words or letters.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contentDirectory, designOf, GOODS, TEMPLATES } from '@cpc/content';
import { layersOf, PLAIN_TEXT, type TextLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { createShaper, KEPT_EMOJI, loadAndShape, loadHarfBuzz } from '@cpc/paint/text';
import { contentFolder } from '../src/base/painting/content-files.ts';

const OUT = new URL('../../content/src/templates/line-widths.ts', import.meta.url);
const LANGUAGES = ['en-us', 'zh-cn', 'ar-ar'] as const;
const EM = 10;
/** Chinese faces measure one em, but their letters fill it. */
const MIN_HEIGHT = 1.1;

/** Every n-th of the goods: on small ones, words are set in sturdier faces. */
const EVERY = 16;
const surfaces = GOODS.map(({ surface }) => surface).filter(
  ({ category }, i) => category !== 'phoneCase' || i % EVERY === 0,
);
const texts = TEMPLATES.flatMap((template) =>
  surfaces
    .filter(({ category }) => template.categories.includes(category))
    .flatMap((surface) => LANGUAGES.flatMap((language) => layersOf(designOf(template, surface, language)))),
).filter((layer): layer is TextLayer => layer.type === 'text');

const { fonts } = contentFolder(contentDirectory());
const shaper = createShaper(await loadHarfBuzz(), KEPT_EMOJI);
const round = (value: number): number => Math.round(value * 1000) / 1000;
const lines = new Map<string, Map<string, number>>();
const heights: Record<string, number> = {};
for (const layer of texts) {
  const known = lines.get(layer.typeface) ?? new Map<string, number>();
  lines.set(layer.typeface, known);
  for (const text of layer.text.split('\n')) {
    if (known.has(text)) continue;
    const plain = { ...layer, ...PLAIN_TEXT, text, size: mm(EM) };
    const outline = await loadAndShape(shaper, plain, fonts);
    known.set(text, round(outline.width / EM));
    const height = Math.ceil((outline.height / EM) * 100) / 100;
    heights[layer.typeface] = Math.max(MIN_HEIGHT, heights[layer.typeface] ?? 0, height);
  }
}
const byFace = Object.fromEntries([...lines].map(([face, known]) => [face, Object.fromEntries(known)]));
await writeFile(
  fileURLToPath(OUT),
  `/** The width in em of every line of the templates' words, by typeface, as HarfBuzz shapes it: made by template-widths of @cpc/api. */
export const LINE_WIDTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = ${JSON.stringify(byFace, null, 2)};

/** Height of a line in em, by typeface. */
export const LINE_HEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(heights, null, 2)};
`,
);
