/**
 * Paints all templates into the contact sheets of docs/templates: `npm run template-sheets -w @cpc/api`, after the content
 * is built. The photographs stand for those of a customer. With the arguments `<goods> <language> <folder>`: those of
 * one thing, in one language, elsewhere.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentDirectory, designOf, GOODS, templatesFor } from '@cpc/content';
import { type DesignDocument, framedPicture, layersOf, type Surface } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { FILLED_LOCALES } from '@cpc/i18n';
import { loadAssets, renderThumbnail } from '@cpc/paint/node';
import { createShaper, MAX_KEPT_EMOJI, loadHarfBuzz } from '@cpc/paint/text';
import sharp, { type OverlayOptions } from 'sharp';
import { contentFolder } from '../src/base/painting/content-files.ts';

const OUT = fileURLToPath(new URL('../../../docs/templates', import.meta.url));
const PHOTOS = fileURLToPath(new URL('../../content/photos', import.meta.url));
const [chosen, wanted, folder = OUT] = process.argv.slice(2);
const models = chosen ? [chosen] : ['apple-iphone-16', 'tshirt-large', 'golf-ball', 'biscuit-round'];
const language = FILLED_LOCALES.find((one) => one === wanted) ?? 'en-US';
/** Pixels. */
const TALL = 300;
const GAP = 14;
const COLUMNS = 12;
const ROWS = 4;
/** Dark for cases that have their own ground; light for what is printed on bare goods. */
const TABLES = { case: '#22222a', other: '#e9e7e1' } as const;
/** Groups whose photographs mostly show somebody. */
const FACES = ['pets', 'family', 'love', 'birthday', 'friends', 'baby', 'wedding', 'winter', 'graduation'];

const samples = await Promise.all(
  ['mountain-lake-upright.jpg', 'raccoon.jpg', 'mountain-lake.jpg'].map(async (file, i) => {
    const bytes = readFileSync(`${PHOTOS}/${file}`);
    const { width, height } = await sharp(bytes).metadata();
    return { asset: brand<AssetId>(String(i + 1).repeat(64)), bytes, width, height };
  }),
);

/** A design with the sample photographs in its places. */
function filled(document: DesignDocument, group: string): DesignDocument {
  const first = FACES.includes(group) ? 1 : 0;
  const places = layersOf(document).filter((layer) => layer.type === 'place');
  const pictures = places.flatMap((place, i) => {
    const sample = samples[(first + i) % samples.length];
    return sample ? [framedPicture(place, sample, place, { mask: place.mask, rounding: place.rounding })] : [];
  });
  return { ...document, records: { ...document.records, ...Object.fromEntries(pictures.map((one) => [one.id, one])) } };
}

const shaper = createShaper(await loadHarfBuzz(), MAX_KEPT_EMOJI);
const source = {
  ...contentFolder(contentDirectory()),
  picture: async (asset: AssetId) => samples.find((sample) => sample.asset === asset)?.bytes ?? new Uint8Array(),
};

async function paintSheets(surface: Surface): Promise<void> {
  const all = templatesFor(surface);
  const wide = Math.round((TALL * surface.width) / surface.height);
  for (let from = 0; from < all.length; from += COLUMNS * ROWS) {
    const page = all.slice(from, from + COLUMNS * ROWS);
    const columns = Math.min(COLUMNS, page.length);
    const cells: OverlayOptions[] = [];
    for (const [i, template] of page.entries()) {
      const document = filled(designOf(template, surface, language), template.group);
      const picture = await renderThumbnail(
        { document, surface, assets: await loadAssets(document, source, shaper) },
        Math.max(TALL, wide),
      );
      const left = GAP + (i % columns) * (wide + GAP);
      cells.push({ input: Buffer.from(picture), left, top: GAP + Math.floor(i / columns) * (TALL + GAP) });
    }
    const width = GAP + columns * (wide + GAP);
    const height = GAP + Math.ceil(page.length / columns) * (TALL + GAP);
    const background = surface.form.kind === 'shell' ? TABLES.case : TABLES.other;
    await sharp({ create: { width, height, channels: 3, background } })
      .composite(cells)
      .png({ palette: true, quality: 90, effort: 9 })
      .toFile(`${folder}/${surface.id}-${1 + from / (COLUMNS * ROWS)}.png`);
  }
}

mkdirSync(folder, { recursive: true });
for (const model of models) {
  const goods = GOODS.find(({ surface }) => surface.id === model);
  if (!goods) throw new Error(`no goods are named ${model}`);
  await paintSheets(goods.surface);
}
