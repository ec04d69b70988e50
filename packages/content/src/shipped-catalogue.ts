import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Money, money, payableUnit } from '@cpc/domain';
import { contentDirectory } from './directory.ts';
import { GOODS } from './goods/goods.ts';
import { READING, readingOf } from './readings.ts';
import { SHELLS } from './shells.ts';
import { STICKER_SIZE, STICKERS } from './stickers/stickers.ts';
import { TYPEFACES } from './typefaces/typefaces.ts';
import type { Sticker, Titles, Wallpaper } from './types.ts';
import { WALLPAPER_HEIGHT, WALLPAPER_WIDTH, WALLPAPERS } from './wallpapers/wallpapers.ts';

/**
 * The catalogue that ships with the product, as the server imports it. The built content must be there.
 * @param prices by shell id, for stations without a price of their own
 */
export function shippedCatalogue(prices: Readonly<Record<string, Money>>) {
  return {
    models: GOODS,
    shells: SHELLS,
    prices,
    areaPrices: areaPricesOf(prices),
    typefaces: TYPEFACES.map(({ key, title, licence }) => ({ key, title, licence: licence.spdx })),
    stickers: STICKERS.map((sticker) => ({
      ...listed(sticker),
      preview: versioned(`stickers/${sticker.key}.svg`),
      url: versioned(`stickers/${sticker.key}.png`, `stickers/${sticker.key}.svg`),
      width: STICKER_SIZE,
      height: STICKER_SIZE,
    })),
    wallpapers: WALLPAPERS.map((wallpaper) => ({
      ...listed(wallpaper),
      preview: versioned(`wallpapers/previews/${wallpaper.key}.jpg`),
      url: versioned(`wallpapers/${wallpaper.key}.jpg`, `wallpapers/previews/${wallpaper.key}.jpg`),
      width: WALLPAPER_WIDTH,
      height: WALLPAPER_HEIGHT,
    })),
  };
}

/** A custom size costs its shell's price up to this area, in cm²: more than the largest phone. */
const COVERED_CM2 = 250;
/** The shell of custom sizes. */
const OWN_CASE = 'own-case';

function areaPricesOf(prices: Readonly<Record<string, Money>>): Readonly<Record<string, Money>> {
  const price = prices[OWN_CASE];
  if (price === undefined) return {};
  const unit = payableUnit(price.currency);
  return { [OWN_CASE]: money(Math.ceil((price.amount * 100) / COVERED_CM2 / unit) * unit, price.currency) };
}

const listed = ({ key, titles, group, keywords, licence }: Sticker | Wallpaper) => ({
  key,
  title: titles['en-US'],
  titles: withReading(titles),
  group,
  keywords,
  licence: licence.spdx,
});

/** With how the Japanese name is read, so that it is found by what is typed before it is turned into kanji. */
function withReading(titles: Titles): Titles {
  const reading = readingOf(titles['ja'] ?? '');
  return reading === undefined ? titles : { ...titles, [READING]: reading };
}

/**
 * The file's URL with its version, so that a browser may cache it for ever.
 * @param likeness the file that changes whenever this one does: pictures are made on the first request
 */
function versioned(file: string, likeness = file): string {
  const bytes = readFileSync(join(contentDirectory(), likeness));
  return `/${file}?v=${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
}
