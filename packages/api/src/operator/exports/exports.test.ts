import { DEMO_PRICES, GOODS, SHELLS } from '@cpc/content';
import { brand, money, type PartnerId, type PersonId, type StationId } from '@cpc/domain';
import { readSheet } from '@cpc/sheets';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { importCatalogue } from '../../modules/catalogue/import.ts';
import { databases } from '../../testing/databases.ts';
import { testServices } from '../../testing/services.ts';
import { firstOperator } from '../first-operator.ts';
import { importCatalogueFile } from '../imports/catalogue.ts';
import { openShop } from '../open-shop.ts';
import { exportCatalogue } from './catalogue.ts';
import { exportShops } from './shops.ts';

const CONTENT = { models: GOODS, shells: SHELLS, prices: DEMO_PRICES, typefaces: [], stickers: [], wallpapers: [] };

async function opened(db: Database) {
  const services = testServices(db);
  await importCatalogue(db, CONTENT);
  await firstOperator(services, { username: 'ada', name: 'Ada', password: 'long enough' });
  await openShop(services, {
    partner: { id: brand<PartnerId>('corner'), username: 'ann', name: '=Corner & shop', password: 'long enough' },
    station: { id: brand<StationId>('door'), name: 'Door', address: '', language: 'en-US', currency: 'KWD' },
    pieces: 0,
  });
  return services;
}

/** Everything that an export tells. */
const catalogueOf = async ({ read }: Database) => [
  await read.selectFrom('goods').selectAll().orderBy('id').execute(),
  await read.selectFrom('shells').selectAll().orderBy('id').execute(),
  await read.selectFrom('shell_colours').selectAll().orderBy('id').execute(),
  await read.selectFrom('prices').selectAll().orderBy('machine_id').orderBy('shell_id').execute(),
];

describe.each(databases())('the exports of an operator on $engine', ({ open }) => {
  it.each(['csv', 'xlsx'] as const)(
    '[OP-01.4] the whole shipped catalogue as %s is imported without a change',
    async (format) => {
      const db = await open();
      const services = await opened(db);
      const row = { machine_id: 'door', shell_id: 'hard-white', amount: money(7_125, 'KWD').amount, currency: 'KWD' };
      await db.transact((tx) => tx.insertInto('prices').values(row).execute());
      const before = await catalogueOf(db);
      const { name, file, lines } = await exportCatalogue(db.read, { format });
      expect(name).toBe(`catalogue.${format}`);
      const bytes = Buffer.from(file, 'base64');
      const by = brand<PersonId>('operator-ada');
      const outcome = await importCatalogueFile(services, by, {
        bytes,
        name,
        rows: await readSheet(bytes, name),
        reason: 'the same',
      });
      expect(outcome).toMatchObject({ state: 'imported', faults: [], counts: { models: GOODS.length } });
      expect(lines).toBe(Object.values(outcome.counts).reduce((sum, count) => sum + count, 0));
      expect(await catalogueOf(db)).toEqual(before);
    },
  );

  it('[OP-01.1] [OP-01.4] all shops are a table, in which a name is no formula', async () => {
    const db = await open();
    const { clock } = await opened(db);
    const { file, name, lines } = await exportShops(db.read, clock.now(), { format: 'csv' });
    expect(lines).toBe(1);
    expect(Buffer.from(file, 'base64').toString()).toContain(`'=Corner & shop`);
    const [, row] = await readSheet(Buffer.from(file, 'base64'), name);
    expect(row?.cells).toEqual(['corner', '=Corner & shop', 'open', '', expect.any(String), 'ann', '1', 'door']);
  });
});
