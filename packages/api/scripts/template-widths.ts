/**
 * Measures every line of the templates' words, in each language and each typeface in which it may be set, as HarfBuzz
 * shapes it, and writes the content's `templates/lettering.json`: `npm run template-widths -w @cpc/api`, after the content
 * is built. Run it after a template got other words or letters.
 */
import { writeFile } from 'node:fs/promises';
import { contentDirectory, GOODS, letteringFile, letteringOf, TEMPLATES } from '@cpc/content';
import { MIN_STROKE, PLAIN_TEXT } from '@cpc/design';
import { mm } from '@cpc/domain';
import { FILLED_LOCALES } from '@cpc/i18n';
import { createShaper, MAX_KEPT_EMOJI, loadAndShape, loadHarfBuzz, textFacts } from '@cpc/paint/text';
import { contentFolder } from '../src/base/painting/content-files.ts';

const EM = 10;
/** Chinese faces measure one em, but their letters fill it. */
const MIN_HEIGHT = 1.1;
/** Words are the same on all goods of a category, except how they are set. */
const SURFACES = GOODS.map(({ surface }) => surface).filter(
  ({ category }, i, all) => all.findIndex((other) => other.category === category) === i,
);

const { fonts } = contentFolder(contentDirectory());
const shaper = createShaper(await loadHarfBuzz(), MAX_KEPT_EMOJI);

interface Measured {
  height: number;
  least: number;
  readonly lines: Map<string, number>;
}
const faces = new Map<string, Measured>();

for (const template of TEMPLATES)
  for (const surface of SURFACES.filter(({ category }) => template.categories.includes(category)))
    for (const language of FILLED_LOCALES)
      for (const { text, typefaces } of letteringOf(template, surface, language))
        for (const typeface of typefaces)
          for (const line of text.split('\n').filter(Boolean)) await measure(line, typeface);

async function measure(text: string, typeface: string): Promise<void> {
  const face = faces.get(typeface) ?? { height: MIN_HEIGHT, least: 0, lines: new Map<string, number>() };
  faces.set(typeface, face);
  if (face.lines.has(text)) return;
  const content = { ...PLAIN_TEXT, text, typeface, size: mm(EM), align: 'centre' } as const;
  const outline = await loadAndShape(shaper, content, fonts);
  const facts = textFacts(outline);
  if (!facts || facts.missing.length > 0) throw new Error(`${typeface} cannot write ${text}`);
  face.lines.set(text, Number((outline.width / EM).toFixed(3)));
  face.height = Math.max(face.height, Math.ceil((outline.height / EM) * 100) / 100);
  const least = (EM * MIN_STROKE) / facts.thinStroke;
  face.least = Math.max(face.least, Math.ceil(least * 10) / 10);
}

const sorted = [...faces].toSorted(([a], [b]) => (a < b ? -1 : 1));
const written = Object.fromEntries(
  sorted.map(([key, { lines, ...face }]) => [key, { ...face, lines: Object.fromEntries(lines) }]),
);
await writeFile(letteringFile(), `${JSON.stringify(written, null, 2)}\n`);
