/**
 * Paints all templates for a phone case into the contact sheets of docs/templates: `npm run template-sheets`, after the
 * content is built. The photographs stand for those of a customer.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { designOf, GOODS, templatesFor } from '@cpc/content';
import { framedPicture, layersOf, type DesignDocument, type Surface } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { loadAssets, renderThumbnail } from '@cpc/paint/node';
import sharp from 'sharp';
import { artwork, FONTS, newShaper } from './fonts.ts';

const OUT = fileURLToPath(new URL('../../docs/templates', import.meta.url));
const PHOTOS = fileURLToPath(new URL('../../packages/content/photos', import.meta.url));
const [MODEL = 'apple-iphone-16', LANGUAGE = 'en-us', FOLDER = OUT, ONLY = '', HIGH = '300'] = process.argv.slice(2);
const TALL = Number(HIGH);
const GAP = 14;
const COLUMNS = 12;
const ROWS = 4;
const photo = (digit: string, file: string, width: number, height: number) => ({
  asset: brand<AssetId>(digit.repeat(64)),
  bytes: readFileSync(`${PHOTOS}/${file}`),
  width,
  height,
});
const SAMPLES = await Promise.all(
  ['mountain-lake-upright.jpg', 'raccoon.jpg', 'mountain-lake.jpg'].map(async (file, i) => {
    const { width = 1, height = 1 } = await sharp(`${PHOTOS}/${file}`).metadata();
    return photo(String(i + 1), file, width, height);
  }),
);
const FACES = ['pets', 'family', 'love', 'birthday', 'friends', 'baby', 'wedding', 'winter', 'graduation'];

/** A design with the sample photographs in its places. */
function filled(document: DesignDocument, group: string): DesignDocument {
  const records = { ...document.records };
  let turn = FACES.includes(group) ? 1 : 0;
  for (const layer of layersOf(document)) {
    if (layer.type !== 'place') continue;
    const sample = SAMPLES[turn % SAMPLES.length];
    turn += 1;
    if (!sample) continue;
    const { mask, rounding } = layer;
    records[layer.id] = framedPicture(layer, sample, layer, { mask, rounding });
  }
  return { ...document, records };
}

const shaper = await newShaper();
const source = {
  picture: async (asset: AssetId) => SAMPLES.find((sample) => sample.asset === asset)?.bytes ?? new Uint8Array(),
  sticker: artwork.sticker,
  wallpaper: artwork.wallpaper,
  fonts: FONTS,
};
async function painted(surface: Surface, document: DesignDocument): Promise<Uint8Array> {
  return renderThumbnail({ document, surface, assets: await loadAssets(document, source, shaper) }, TALL);
}

const surface = GOODS.find((goods) => goods.surface.id === MODEL)?.surface;
if (!surface) throw new Error(`no goods are named ${MODEL}`);
mkdirSync(FOLDER, { recursive: true });
const wide = Math.round((TALL * surface.width) / surface.height);
const chosen = templatesFor(surface).filter(({ family, key }) => ONLY === '' || ONLY.split(',').some((one) => family === one || key === one));
for (let from = 0; from < chosen.length; from += COLUMNS * ROWS) {
  const page = chosen.slice(from, from + COLUMNS * ROWS);
  const columns = Math.min(COLUMNS, page.length);
  const rows = Math.ceil(page.length / columns);
  const cells = [];
  for (const [i, template] of page.entries()) {
    const input = await painted(surface, filled(designOf(template, surface, LANGUAGE as 'en-us'), template.group));
    cells.push({ input, left: GAP + (i % columns) * (wide + GAP), top: GAP + Math.floor(i / columns) * (TALL + GAP) });
  }
  const size = { width: GAP + columns * (wide + GAP), height: GAP + rows * (TALL + GAP) };
  await sharp({ create: { ...size, channels: 3, background: '#22222a' } })
    .composite(cells)
    .png({ palette: true, quality: 90, effort: 9 })
    .toFile(`${FOLDER}/sheet-${1 + from / (COLUMNS * ROWS)}.png`);
}
