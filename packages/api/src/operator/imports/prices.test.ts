import { brand, type GoodsId, money, type ShellId } from '@cpc/domain';
import { writeSheet } from '@cpc/sheets';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';

const { machine_id, goods_id, shell_id } = CHOICE;
const HEAD = 'station,category,model,shell,price,currency,from,until';

const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const table = (...lines: readonly string[]) => ({ name: 'a.csv', file: base64([HEAD, ...lines].join('\n')) });

type File = ReturnType<typeof table>;

const importer =
  (partner: Caller) =>
  (file: File, more: { readonly dry_run?: boolean } = {}) =>
    partner.must('Partner.importPrices', { ...file, reason: 'new season', ...more });

describe.each(databases())('a price import on $engine', ({ open, openTwice }) => {
  async function opened() {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    await shop.services.db.transact((tx) => tx.updateTable('partners').set({ time_zone: 'Europe/Berlin' }).execute());
    const cost = async (goods = goods_id, shell = shell_id) => {
      const { shells } = await shop.visitor.must('Goods.get', { machine_id, goods_id: goods });
      return shells.find((one) => one.shell_id === shell)?.price.amount;
    };
    return { shop, partner, load: importer(partner), cost, rules: () => partner.must('Partner.priceRules', {}) };
  }

  it('[PA-10.3] sets prices of a station, the shop, a category, a model and a shell, after a dry run', async () => {
    const { load, rules, cost } = await opened();
    const prices = table(
      '*,*,*,*,29.90,,,',
      '*,phoneCase,*,*,"28,00",EUR,,',
      '*,*,*,Soft,27,,,',
      'demo,*,Apple iPhone 15,*,26.5,,,',
      'demo,*,iphone 15,soft,25.00,EUR,2026-11-01,2026-12-31',
    );
    expect(await load(prices, { dry_run: true })).toEqual({
      state: 'checked',
      faults: [],
      counts: { lines: 5, changes: 5 },
    });
    expect(await rules()).toEqual([]);
    expect(await load(prices)).toMatchObject({ state: 'imported', counts: { changes: 5 } });
    expect(await rules()).toHaveLength(5);
    const narrowest = (await rules()).find(({ price }) => price.amount === 2_500);
    expect(narrowest).toMatchObject({
      machine_name: 'Demo',
      model: 'iPhone 15',
      shell_name: 'soft',
      from: Date.UTC(2026, 9, 31, 23),
      // The last day ends at midnight in Berlin.
      until: Date.UTC(2026, 11, 31, 23),
      by: 'Demo shop',
      reason: 'new season',
    });
    expect(await cost()).toBe(2_500);
    expect(await cost(goods_id, brand<ShellId>('hard'))).toBe(2_650);
    expect(await cost(brand<GoodsId>('samsung-galaxy-s24'))).toBe(2_700);
    expect(await cost(brand<GoodsId>('samsung-galaxy-s24'), brand<ShellId>('hard'))).toBe(2_800);
    expect(await load(prices)).toMatchObject({ state: 'importedBefore', counts: { lines: 5, changes: 0 } });
    expect(await rules()).toHaveLength(5);
  });

  it.each(['csv', 'xlsx'] as const)('[PA-10.3] an exported list imports without a change, as %s', async (format) => {
    const { partner, load, rules, cost } = await opened();
    const { name, file, lines } = await partner.must('Partner.exportPrices', { machine_id, format });
    expect(lines).toBe(4);
    expect(await load({ name, file })).toMatchObject({ state: 'importedBefore', counts: { lines: 4, changes: 0 } });
    expect(await rules()).toEqual([]);
    if (format === 'xlsx') return;
    const changed = Buffer.from(file, 'base64').toString().replace('soft,24.90', 'soft,23.90');
    expect(await load({ name, file: base64(changed) })).toMatchObject({ counts: { lines: 4, changes: 1 } });
    expect([await cost(), await cost(brand<GoodsId>('samsung-galaxy-s24'))]).toEqual([2_390, 2_490]);
  });

  it('[PA-10.3] a list exported in German opens in columns, and imports without a change', async () => {
    const { shop, partner, load } = await opened();
    const german = caller(shop.app, { ...partner.headers, 'accept-language': 'de-DE' });
    const { name, file } = await german.must('Partner.exportPrices', { machine_id, format: 'csv' });
    const [, first] = Buffer.from(file, 'base64').toString().split('\r\n');
    expect(first).toMatch(/^demo;.*;"24,90";EUR;;$/);
    expect(await load({ name, file })).toMatchObject({ state: 'importedBefore', counts: { lines: 4, changes: 0 } });
  });

  it.each([
    ['price', 'demo,*,*,*,19.999,EUR,,'],
    ['price', 'demo,*,*,*,0,EUR,,'],
    ['price', 'demo,*,*,*,-5,EUR,,'],
    ['price', 'demo,*,*,*,99999999.99,EUR,,'],
    ['price', 'demo,*,*,*,"1,999",EUR,,'],
    ['currency', 'demo,*,*,*,19.90,USD,,'],
    ['currency', '*,*,*,*,19.90,USD,,'],
    ['station', 'nowhere,*,*,*,19.90,EUR,,'],
    ['category', 'demo,case,*,*,19.90,EUR,,'],
    ['model', 'demo,*,Nokia 3310,*,19.90,EUR,,'],
    ['model', 'demo,tShirt,iPhone 15,*,19.90,EUR,,'],
    ['shell', 'demo,*,*,wood,19.90,EUR,,'],
    ['shell', 'demo,tShirt,*,soft,19.90,EUR,,'],
    ['from', 'demo,*,*,*,19.90,EUR,31/02/2027,'],
    ['until', 'demo,*,*,*,19.90,EUR,,2027-02-31'],
    ['until', 'demo,*,*,*,19.90,EUR,2027-02-02,2027-02-01'],
    ['until', 'demo,*,*,*,19.90,EUR,,2026-11-20'],
  ])('[PA-10.3] [PY-08.1] a wrong %s is a fault: %s', async (column, line) => {
    const { load, rules } = await opened();
    const outcome = await load(table('demo,*,*,*,19.90,EUR,,', line));
    expect(outcome.state).toBe('refused');
    expect(outcome.faults.map((fault) => [fault.line, fault.column])).toEqual([[3, column]]);
    expect(await rules()).toEqual([]);
  });

  it.each([
    ['station', '#N/A,*,*,*,19.90,EUR,,'],
    ['station', ',*,*,*,19.90,EUR,,'],
    ['category', 'demo,,*,*,19.90,EUR,,'],
    ['category', 'demo,#REF!,*,*,19.90,EUR,,'],
    ['model', 'demo,*,,*,19.90,EUR,,'],
    ['model', 'demo,*,#NV,*,19.90,EUR,,'],
    ['shell', 'demo,*,*,,19.90,EUR,,'],
    ['until', 'demo,*,*,*,19.90,EUR,,#VALUE!'],
  ])('[SK-06] [PA-10.3] a %s that has lost its value is a fault, and never means all: %s', async (column, line) => {
    const { load, rules } = await opened();
    const { state, faults } = await load(table(line));
    expect([state, faults.map((fault) => [fault.line, fault.column])]).toEqual(['refused', [[2, column]]]);
    expect(await rules()).toEqual([]);
  });

  it('[SK-06] [PA-10.3] a workbook whose lookup found nothing sets no price', async () => {
    const { load, rules } = await opened();
    const sheet = `<worksheet><sheetData><row>${HEAD.split(',').map(textCell).join('')}</row>
      <row>${['demo', 'phoneCase'].map(textCell).join('')}<c t="e"><v>#N/A</v></c>${textCell('soft')}<c><v>9.9</v></c></row></sheetData></worksheet>`;
    const parts = unzipSync(await writeSheet([['a']], 'xlsx'));
    const book = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
    const { state, faults } = await load({ name: 'a.xlsx', file: base64(book) });
    expect([state, faults.map(({ column, found, must }) => [column, found, must.code])]).toEqual([
      'refused',
      [['model', '#N/A', 'computed']],
    ]);
    expect(await rules()).toEqual([]);
  });

  it('[PA-10.3] a table without the columns that say what a price is for is refused', async () => {
    const { load, rules } = await opened();
    const { faults } = await load({ name: 'a.csv', file: base64('price\n9.90') });
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [1, 'station'],
      [1, 'category'],
      [1, 'model'],
      [1, 'shell'],
    ]);
    expect(await rules()).toEqual([]);
  });

  it('[PA-10.3] [SC-07.1] of 20,000 wrong lines the first 200 faults are told', async () => {
    const { load } = await opened();
    const { state, faults } = await load(table(...Array.from({ length: 20_000 }, () => 'demo,*,x,y,z,EUR,,')));
    expect([state, faults.length]).toEqual(['refused', 201]);
    expect(faults[0]).toMatchObject({ line: 0, must: { code: 'fileFaults', values: { most: 200 } } });
    expect(faults.at(-1)?.line).toBe(101);
  });

  it('[PA-10.3] a price twice is a fault; a price and its later change are none', async () => {
    const { load } = await opened();
    const line = 'demo,*,iPhone 15,soft,19.90,EUR,,';
    expect((await load(table(line, line.replace('19', '20')))).faults).toMatchObject([{ line: 3, column: 'model' }]);
    const later = 'demo,*,iPhone 15,soft,20.90,EUR,2027-01-01,';
    expect(await load(table(line, later))).toMatchObject({ state: 'imported', counts: { changes: 2 } });
  });

  it('[PA-10.3] [LG-08.7] Arabic, Bengali and Thai figures are read, with the signs that nobody sees beside them', async () => {
    const { load, rules } = await opened();
    const lines = ['demo,*,iPhone 15,soft,١٩٫٩٠,EUR,২০২৭-০১-০১,', 'demo,*,*,hard,\u200f๒๐.๙๐,EUR,,'];
    expect(await load(table(...lines))).toMatchObject({ state: 'imported', counts: { changes: 2 } });
    const amounts = (await rules()).map(({ price, from }) => [price.amount, from === null]);
    expect(amounts.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [1_990, false],
      [2_090, true],
    ]);
  });

  it('[PA-10.3] [LG-08.7] a day of the Buddhist calendar is a fault: it would hold for five centuries', async () => {
    const { load } = await opened();
    const { faults } = await load(table('demo,*,iPhone 15,soft,19.90,EUR,,๒๕๖๙-๑๒-๓๑'));
    expect(faults).toMatchObject([{ line: 2, column: 'until', must: { code: 'day' } }]);
  });

  it('[PA-10.3] a price twice is named at what it is for', async () => {
    const { load } = await opened();
    const lines = [
      '*,*,*,*,19.90,EUR,,',
      'demo,*,*,*,19.90,EUR,,',
      'demo,phoneCase,*,*,19.90,EUR,,',
      'demo,*,*,soft,19.90,EUR,,',
    ];
    const { faults } = await load(table(...lines, ...lines));
    expect(faults.map(({ column }) => column)).toEqual(['price', 'station', 'category', 'shell']);
  });

  it('[PA-10.3] an import with one wrong line of 10,000 lists exactly that line and writes nothing', async () => {
    const { load, rules } = await opened();
    // 10,000 different first days.
    const day = (n: number) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      return ['demo', '*', 'iPhone 15', 'soft', n === 6_999 ? '19.999' : '19.90', 'EUR', day(n), ''];
    });
    const bytes = await writeSheet([HEAD.split(','), ...rows], 'xlsx');
    const outcome = await load({ name: 'a.xlsx', file: base64(bytes) });
    expect(outcome.faults).toMatchObject([{ line: 7_001, column: 'price', found: '19.999' }]);
    expect(outcome.faults[0]?.must).toEqual({ code: 'price', values: { currency: 'EUR', like: '19.99' } });
    expect(await rules()).toEqual([]);
  }, 60_000);

  it('[PA-10.3] [RL-02] two imports of one file at once set its prices once', async () => {
    const [one, two] = await openTwice();
    const shops = [await testShop(one), await testShop(two, { joins: true })];
    const people = await Promise.all(shops.map((shop) => shop.partner()));
    const file = table('demo,*,iPhone 15,soft,21.00,EUR,,', '*,*,*,hard,18.00,EUR,,');
    const outcomes = await Promise.all(people.map((person) => importer(person)(file)));
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['imported', 'importedBefore']);
    expect(await people[0]?.must('Partner.priceRules', {})).toHaveLength(2);
  });

  it('[PA-10.3] a line is imported again once another price holds', async () => {
    const { shop, partner, load, cost } = await opened();
    const file = table('demo,*,iPhone 15,soft,21.00,EUR,,');
    await load(file);
    shop.services.clock.pass(1);
    const asked = { client_key: 'a', machine_id, goods_id, shell_id, price: money(2_200, 'EUR') };
    await partner.must('Partner.setPrice', asked);
    shop.services.clock.pass(1);
    expect(await load(file)).toMatchObject({ state: 'imported', counts: { changes: 1 } });
    expect(await cost()).toBe(2_100);
  });

  it('[PA-10.3] the days of a file are the shop’s, also those on which the clocks change', async () => {
    const { load, rules } = await opened();
    await load(
      table(
        'demo,*,iPhone 15,soft,19.90,EUR,2027-03-28,2027-03-28',
        'demo,*,iPhone 15,hard,19.90,EUR,2027-10-31,2027-10-31',
      ),
    );
    const hours = (await rules()).map(({ shell_name, from, until }) => {
      return [shell_name, new Date(from ?? 0).toISOString(), ((until ?? 0) - (from ?? 0)) / 3_600_000];
    });
    expect(Object.fromEntries(hours.map(([shell, ...rest]) => [shell, rest]))).toEqual({
      soft: ['2027-03-27T23:00:00.000Z', 23],
      hard: ['2027-10-30T22:00:00.000Z', 25],
    });
  });

  it('[PA-10.3] a file that is no table is refused', async () => {
    const { load } = await opened();
    expect(await load({ ...table(), name: 'a.pdf' })).toMatchObject({ state: 'refused', faults: [{ line: 0 }] });
  });
});
