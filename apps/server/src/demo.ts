import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type CatalogueItem, importCatalogue, openShop, type Services } from '@cpc/api';
import {
  contentDirectory,
  DEMO_PRICES,
  PHONE_MODELS,
  SHELLS,
  STICKER_SIZE,
  STICKERS,
  TYPEFACES,
  WALLPAPER_HEIGHT,
  WALLPAPER_WIDTH,
  WALLPAPERS,
} from '@cpc/content';
import { brand, type MachineId, type PartnerId } from '@cpc/domain';
import type { Settings } from './environment.ts';

const PIECES = 50;

/** A shop to try everything in: the catalogue of `@cpc/content`, a partner and a machine, both named `demo`. */
export async function openDemo(services: Services, demo: NonNullable<Settings['demo']>): Promise<void> {
  await importCatalogue(services.db, demoCatalogue());
  await openShop(services, {
    partner: {
      id: brand<PartnerId>('demo'),
      username: 'demo',
      name: 'Demo shop',
      // Without one given nobody can log in: a password everybody knows would be worse.
      password: demo.partnerPassword ?? randomBytes(24).toString('base64url'),
    },
    machine: {
      id: brand<MachineId>('demo'),
      name: 'Demo station',
      address: 'Your own desk',
      language: 'en-us',
      currency: 'EUR',
    },
    enrolCode: demo.enrolCode,
    pieces: PIECES,
  });
}

function demoCatalogue(): Catalogue {
  return {
    models: PHONE_MODELS,
    shells: SHELLS,
    prices: DEMO_PRICES,
    typefaces: TYPEFACES.map(({ key, title, licence }) => ({ key, title, licence: licence.spdx })),
    stickers: STICKERS.map((sticker) => item(sticker, `stickers/${sticker.key}.png`, STICKER_SIZE, STICKER_SIZE)),
    wallpapers: WALLPAPERS.map((wallpaper) =>
      item(wallpaper, `wallpapers/${wallpaper.key}.jpg`, WALLPAPER_WIDTH, WALLPAPER_HEIGHT),
    ),
  };
}

type Listed = (typeof STICKERS)[number] | (typeof WALLPAPERS)[number];

function item(
  { key, title, group, keywords, licence }: Listed,
  file: string,
  width: number,
  height: number,
): CatalogueItem {
  return { key, title, group, keywords, licence: licence.spdx, url: `/${file}?v=${versionOf(file)}`, width, height };
}

/** From the file's bytes, so that a browser may keep it for ever. */
function versionOf(file: string): string {
  const bytes = readFileSync(join(contentDirectory(), file));
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
