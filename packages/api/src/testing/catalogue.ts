import type { Colour, Goods, Shell } from '@cpc/design';
import { camera, phoneSurface, roundedRect } from '@cpc/design/testing';
import { brand, type ColourId, money, type ShellId } from '@cpc/domain';
import { type Catalogue, importCatalogue } from '../modules/catalogue/import.ts';
import type { Database } from '../base/db/database.ts';

const phone = (id: string, maker: string, model: string): Goods => ({
  brand: maker,
  model,
  year: 2024,
  source: 'made up for tests',
  surface: phoneSurface({ id, width: 74, height: 150, cutouts: [camera(roundedRect(4, 4, 34, 34, 8))] }),
});

const shell = (id: string, ...colours: string[]): Shell => ({
  id: brand<ShellId>(id),
  name: id,
  categories: ['phoneCase'],
  underbase: 'underColour',
  colours: colours.map((name) => ({
    id: brand<ColourId>(`${id}.${name}`),
    name,
    colour: brand<Colour>('#101010'),
    opacity: 1,
  })),
});

const item = (kind: string, key: string, ...keywords: string[]) => ({
  key,
  title: key,
  group: 'nature',
  keywords,
  url: `/${kind}s/${key}.png`,
  width: 1024,
  height: 1024,
  licence: 'CC0-1.0',
});

/** Two models, two shells with two colours each, and a little of everything else. */
export const TEST_CATALOGUE: Catalogue = {
  models: [phone('apple-iphone-15', 'Apple', 'iPhone 15'), phone('samsung-galaxy-s24', 'Samsung', 'Galaxy S24')],
  shells: [shell('soft', 'black', 'blue'), shell('hard', 'white', 'clear')],
  prices: { soft: money(2490, 'EUR'), hard: money(1990, 'EUR') },
  typefaces: [
    { key: 'source-han-sans', title: '思源黑体', licence: 'OFL-1.1' },
    { key: 'pacifico', title: 'Pacifico', licence: 'OFL-1.1' },
  ],
  stickers: [item('sticker', 'heart', 'love', '爱心', 'قلب'), item('sticker', 'cat', 'animal', '猫', 'قطة')],
  wallpapers: [item('wallpaper', 'waves', 'sea', '海浪')],
};

/** Imports the test catalogue, and adds a station `demo` of partner `partner-a` whose language is Chinese. */
export async function stockedShop(db: Database): Promise<void> {
  await importCatalogue(db, TEST_CATALOGUE);
  await db.transact((tx) =>
    tx
      .insertInto('machines')
      .values({
        id: 'demo',
        partner_id: 'partner-a',
        name: 'Demo',
        address: '1 Main Street',
        language: 'zh-Hans',
        currency: 'EUR',
        created_at: 0,
      })
      .execute(),
  );
}
