import { readSheet, writeSheet } from '@cpc/sheets';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { testServices } from '../../testing/services.ts';
import { brand, type PersonId } from '@cpc/domain';
import { firstOperator } from '../first-operator.ts';
import { importCatalogueFile } from './catalogue.ts';
import type { ImportFile } from './outcome.ts';
import { importStock } from './stock.ts';

const file = (...lines: readonly string[]) => ({ name: 'a.csv', bytes: new TextEncoder().encode(lines.join('\n')) });

const STOCK = 'station,model,shell,colour,pieces';
/** Reads the table first, as the server does. */
const read = async <File extends Omit<ImportFile, 'rows'>>(table: File) => ({
  ...table,
  rows: await readSheet(table.bytes, table.name),
});
const by = { actor: 'operator ada', reason: 'delivery 7' };

const piecesOf = (db: Database) =>
  db.read
    .selectFrom('stock_counts')
    .select(['goods_id', 'colour_id', 'available', 'on_hand'])
    .orderBy('colour_id')
    .execute();
const movementsOf = (db: Database) =>
  db.read.selectFrom('stock_movements').select(['kind', 'available', 'actor', 'reason']).orderBy('available').execute();

describe.each(databases())('a stock import on $engine', ({ open, openTwice }) => {
  async function shop() {
    const db = await open();
    await stockedShop(db);
    await db.transact((tx) => tx.deleteFrom('stock_counts').execute());
    return { db, services: testServices(db), moved: (await movementsOf(db)).length };
  }

  it('[SK-03] [PA-03.5] adds pieces by names or ids, with who and why, once', async () => {
    const { db, services, moved } = await shop();
    const delivery = file(STOCK, 'DEMO,Apple iPhone 15,Soft,BLACK,5', 'demo,samsung-galaxy-s24,hard,hard.white,7');
    expect(await importStock(services, await read({ ...delivery, ...by }))).toEqual({
      state: 'imported',
      faults: [],
      counts: { lines: 2, pieces: 12 },
    });
    expect((await importStock(services, await read({ ...delivery, ...by }))).state).toBe('importedBefore');
    expect((await importStock(services, await read({ ...delivery, ...by, dryRun: true }))).state).toBe(
      'importedBefore',
    );
    expect(await piecesOf(db)).toEqual([
      { goods_id: 'samsung-galaxy-s24', colour_id: 'hard.white', available: 7, on_hand: 7 },
      { goods_id: 'apple-iphone-15', colour_id: 'soft.black', available: 5, on_hand: 5 },
    ]);
    expect(await movementsOf(db)).toContainEqual({ kind: 'restock', available: 5, ...by });
    await importStock(services, await read({ ...delivery, ...by, reference: 'delivery note 8' }));
    expect(await movementsOf(db)).toHaveLength(moved + 4);
  });

  it('[PA-03.5] lists every fault with its line, column and what must stand there, and writes nothing', async () => {
    const { db, services } = await shop();
    const wrong = file(
      STOCK,
      'demo,apple-iphone-15,soft,black,5',
      'nowhere,nokia 3310,wood,black,1.5',
      '',
      'demo,apple-iphone-15,soft,white,0,extra',
    );
    const outcome = await importStock(services, await read({ ...wrong, ...by }));
    expect(outcome.state).toBe('refused');
    expect(outcome.faults.map(({ line, column, found }) => [line, column, found])).toEqual([
      [3, 'station', 'nowhere'],
      [3, 'shell', 'wood'],
      [3, 'model', 'nokia 3310'],
      [3, 'pieces', '1.5'],
      [5, '#6', 'extra'],
      [5, 'colour', 'white'],
      [5, 'pieces', '0'],
    ]);
    expect(outcome.faults.map(({ must }) => must)).toContainEqual({ code: 'colourOf', values: { shell: 'soft' } });
    expect(await piecesOf(db)).toEqual([]);
  });

  it('[PA-03.5] an import with one wrong line of 10,000 is refused whole, naming that line', async () => {
    const { db, services, moved } = await shop();
    const rows = Array.from({ length: 10_000 }, (_, n) => [
      'demo',
      'apple-iphone-15',
      'soft',
      'black',
      n === 6_999 ? 'many' : 1,
    ]);
    const bytes = await writeSheet([STOCK.split(','), ...rows], 'xlsx');
    const outcome = await importStock(services, await read({ name: 'a.xlsx', bytes, ...by }));
    expect(outcome.faults).toEqual([
      {
        line: 7_001,
        column: 'pieces',
        found: 'many',
        must: { code: 'wholeNumber', values: { least: 1, most: 100_000 } },
      },
    ]);
    expect(await piecesOf(db)).toEqual([]);
    expect(await movementsOf(db)).toHaveLength(moved);
  });

  it('[PA-03.5] [RL-02] two imports of one file at once add it once', async () => {
    const [first, second] = await openTwice();
    await stockedShop(first);
    const delivery = { ...file(STOCK, 'demo,apple-iphone-15,soft,black,5'), ...by };
    const outcomes = await Promise.all(
      [first, second].map(async (db) => importStock(testServices(db), await read(delivery))),
    );
    expect(outcomes.filter(({ state }) => state === 'imported')).toHaveLength(1);
    expect(await movementsOf(first)).toContainEqual({ kind: 'restock', available: 5, ...by });
    expect((await movementsOf(first)).filter(({ reason }) => reason === by.reason)).toHaveLength(1);
  });

  it('[PA-03.5] wrong headings are named', async () => {
    const { services } = await shop();
    const outcome = await importStock(
      services,
      await read({ ...file('station,model,shell,shade,pieces', 'a,b,c,d,1'), ...by }),
    );
    expect(outcome.faults.map(({ line, column }) => [line, column])).toEqual([
      [1, 'colour'],
      [1, 'shade'],
    ]);
  });
});

const noted = (db: Database) =>
  db.read
    .selectFrom('operator_events')
    .select(['person_id', 'event', 'subject', 'reason'])
    .where('event', '<>', 'operatorMade')
    .execute();

const CATALOGUE =
  'record,id,category,brand,model,year,source,width,height,radius,bleed,thickness,name,underbase,shell,colour,station,price,currency';
const MODEL = 'model,acme-one,phoneCase,Acme,One,2026,measured,74,150,8,2,8,,,,,,,';

describe.each(databases())('a catalogue import on $engine', ({ open }) => {
  async function shop() {
    const db = await open();
    await stockedShop(db);
    const services = testServices(db);
    await firstOperator(services, { username: 'olga', name: 'Olga Operator', password: 'chosen by myself' });
    const importOf = async (table: Omit<ImportFile, 'rows'>) =>
      importCatalogueFile(services, brand<PersonId>('operator-olga'), { ...(await read(table)), reason: 'new prices' });
    return { db, importOf };
  }

  it('[OP-01.4] adds models, shells, colours and prices, and again without a change', async () => {
    const { db, importOf } = await shop();
    const goods = file(
      CATALOGUE,
      MODEL,
      'shell,wood,phoneCase,,,,,,,,,,wood,none,,,,,',
      'colour,wood.oak,,,,,,,,,,,oak,,wood,#a07040,,,',
      'price,,,,,,,,,,,,,,wood,,*,24.90,EUR',
      'price,,,,,,,,,,,,,,Soft,,demo,"19,5",',
    );
    expect((await importOf({ ...goods, dryRun: true })).state).toBe('checked');
    expect(await db.read.selectFrom('goods').selectAll().where('id', '=', 'acme-one').execute()).toEqual([]);
    const read = async () => ({
      goods: await db.read.selectFrom('goods').selectAll().orderBy('sort').execute(),
      shells: await db.read.selectFrom('shells').selectAll().orderBy('sort').execute(),
      colours: await db.read.selectFrom('shell_colours').selectAll().orderBy('id').execute(),
      prices: await db.read.selectFrom('prices').selectAll().orderBy('machine_id').orderBy('shell_id').execute(),
      stickers: (await db.read.selectFrom('library').select('key').execute()).length,
    });
    expect(await importOf(goods)).toEqual({
      state: 'imported',
      faults: [],
      counts: { models: 1, shells: 1, colours: 1, prices: 2 },
    });
    const once = await read();
    expect(once.goods.at(-1)).toMatchObject({ id: 'acme-one', brand: 'Acme', category: 'phoneCase' });
    expect(once.shells.at(-1)).toMatchObject({ id: 'wood', own: 0 });
    expect(once.prices).toContainEqual(
      expect.objectContaining({ machine_id: '', shell_id: 'wood', amount: 2490, currency: 'EUR' }),
    );
    expect(once.prices).toContainEqual(
      expect.objectContaining({ machine_id: 'demo', shell_id: 'soft', amount: 1950, currency: 'EUR' }),
    );
    expect(once.stickers).toBeGreaterThan(0);
    await importOf(goods);
    expect(await read()).toEqual(once);
    const deed = { person_id: 'operator-olga', event: 'catalogue', subject: 'catalogue', reason: 'a.csv: new prices' };
    expect(await noted(db)).toEqual([deed, deed]);
  });

  it('[CT-04.5] [OP-01.4] a price has the price of its area beside it, which an empty cell leaves as it is', async () => {
    const { db, importOf } = await shop();
    const amounts = async (cells: string) => {
      await importOf(file('record,shell,station,price,area_price,currency', `price,soft,*,${cells},EUR`));
      return db.read
        .selectFrom('prices')
        .select(['amount', 'area_amount'])
        .where('shell_id', '=', 'soft')
        .where('machine_id', '=', '')
        .executeTakeFirst();
    };
    expect(await amounts('24.90,5.16')).toEqual({ amount: 2490, area_amount: 516 });
    expect(await amounts('25.90,')).toEqual({ amount: 2590, area_amount: 516 });
    expect(await amounts('25.90,0')).toEqual({ amount: 2590, area_amount: 0 });
  });

  it.each([
    ['price', 'price,,,,,,,,,,,,,,soft,,*,19.999,EUR'],
    ['price', 'price,,,,,,,,,,,,,,soft,,*,"1,999",EUR'],
    ['price', 'price,,,,,,,,,,,,,,soft,,*,19.5,JPY'],
    ['price', 'price,,,,,,,,,,,,,,soft,,*,-1,EUR'],
    ['currency', 'price,,,,,,,,,,,,,,soft,,*,19.90,'],
    ['currency', 'price,,,,,,,,,,,,,,soft,,demo,19.90,USD'],
    ['record', 'sticker,a,,,,,,,,,,,,,,,,,'],
    ['width', MODEL.replace(',74,', ',wide,')],
    ['width', MODEL.replace(',74,', ',7,')],
    ['category', MODEL.replace('phoneCase', 'case')],
    ['year', MODEL.replace('2026', 'soon')],
    ['id', MODEL.replace('acme-one', 'acme one')],
    ['colour', 'colour,soft.oak,,,,,,,,,,,oak,,soft,brown,,,'],
    ['shell', 'colour,soft.black,,,,,,,,,,,black,,hard,#000000,,,'],
  ])('[OP-01.4] [PY-08.1] a wrong %s is a fault: %s', async (column, line) => {
    const { db, importOf } = await shop();
    const outcome = await importOf(file(CATALOGUE, MODEL.replace('acme-one', 'b'), line));
    expect(await noted(db)).toEqual([]);
    expect(outcome.state).toBe('refused');
    expect(outcome.faults.map((fault) => [fault.line, fault.column])).toEqual([[3, column]]);
  });

  it.each([
    ['width', MODEL.replace(',74,', ',wide,'), { code: 'length', values: { least: 10, most: 600 } }],
    ['width', MODEL.replace(',74,', ',7,'), { code: 'length', values: { least: 10, most: 600 } }],
    ['bleed', MODEL.replace(',8,2,8,', ',8,many,8,'), { code: 'length', values: { least: 0, most: 25 } }],
    ['bleed', MODEL.replace(',8,2,8,', ',8,30,8,'), { code: 'length', values: { least: 0, most: 25 } }],
    ['thickness', MODEL.replace(',8,2,8,', ',8,2,300,'), { code: 'length', values: { least: 0.01, most: 200 } }],
    ['year', MODEL.replace('2026', 'soon'), { code: 'wholeNumber', values: { least: '1990', most: '2100' } }],
  ])('[OP-01.4] [LG-02.1] a wrong %s tells its limits: %s', async (column, line, must) => {
    const { importOf } = await shop();
    const outcome = await importOf(file(CATALOGUE, line));
    expect(outcome.faults.map((fault) => [fault.column, fault.must])).toEqual([[column, must]]);
  });

  it('[OP-01.4] an id twice, and a price twice, are faults', async () => {
    const price = 'price,,,,,,,,,,,,,,soft,,*,19.90,EUR';
    const { importOf } = await shop();
    const outcome = await importOf(file(CATALOGUE, MODEL, MODEL, price, price));
    expect(outcome.faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'id'],
      [5, 'shell'],
    ]);
  });
});
