import { type ImportOutcome, mustBe } from '@cpc/contract';
import type { Goods, Shell } from '@cpc/design';
import { brand, type PersonId, type ShellId, type StationId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import {
  type PlacedColour,
  type PlacedPrice,
  type SortOf,
  writeColours,
  writeModels,
  writePrices,
  writeShells,
} from '../../modules/catalogue/import.ts';
import { ALL } from '../../modules/prices/price-columns.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { priceOf } from './amount.ts';
import { type Facts, named, readFacts } from './facts.ts';
import { MODEL_COLUMNS, modelOf } from './model-line.ts';
import { finder } from './names.ts';
import { type ImportFile, refused } from './outcome.ts';
import { colourOf, SHELL_COLUMNS, shellOf } from './shell-line.ts';
import { type Line, readTable, type Table } from './table.ts';

const RECORDS = ['model', 'shell', 'colour', 'price'] as const;
export const CATALOGUE_COLUMNS = [
  'record',
  'id',
  ...MODEL_COLUMNS,
  ...SHELL_COLUMNS,
  'station',
  'shop',
  'price',
  'area_price',
  'currency',
];

/**
 * Adds or replaces models, shells, colours and prices: all lines in one transaction, or none. What the file does not
 * name stays. A second import of the same file changes nothing.
 * @throws TooManyFaults
 */
export async function importCatalogueFile(
  services: With<'db' | 'clock' | 'random'>,
  by: PersonId,
  file: ImportFile & { readonly reason: string },
): Promise<ImportOutcome> {
  const { db } = services;
  const table = () => readTable(file.rows, ['record'], CATALOGUE_COLUMNS);
  if (file.dryRun) return (await planOf(db.read, table())).outcome('checked');
  return db.transact(async (tx) => {
    const plan = await planOf(tx, table());
    const outcome = plan.outcome('imported');
    if (outcome.state !== 'imported') return outcome;
    await write(tx, plan);
    await noteDeed(tx, services, { by, event: 'catalogue', partnerId: null, reason: `${file.name}: ${file.reason}` });
    return outcome;
  });
}

type Plan = Awaited<ReturnType<typeof planOf>>;

async function planOf(reader: Reader, { lines, faults }: Table) {
  const facts = await readFacts(reader);
  const of = (record: (typeof RECORDS)[number]) => lines.filter((line) => recordOf(line) === record);
  for (const line of lines)
    if (!RECORDS.some((record) => record === recordOf(line)))
      line.fault('record', mustBe('oneOf', { names: [...RECORDS] }));
  for (const record of ['model', 'shell', 'colour'] as const) checkIds(of(record));
  const models = of('model').map(modelOf);
  const shells = of('shell').map(shellOf);
  const colours = of('colour').map((line) => placedColour(line, facts, shells));
  const prices = of('price').flatMap((line) => pricesIn(line, facts, shells));
  checkPrices(prices);
  const counts = { models: models.length, shells: shells.length, colours: colours.length, prices: of('price').length };
  return {
    facts,
    models: models.filter((model): model is Goods => model !== undefined),
    shells,
    colours: colours.filter((colour) => colour !== undefined),
    prices: prices.map(({ price }) => price),
    outcome: (state: 'checked' | 'imported'): ImportOutcome =>
      faults.length > 0 ? refused(faults) : { state, faults: [], counts },
  };
}

const recordOf = (line: Line) => line.cell('record').toLowerCase();

/** An id twice would leave open which line counts. */
function checkIds(lines: readonly Line[]): void {
  const first = new Map<string, number>();
  for (const line of lines) {
    const id = line.cell('id');
    if (!/^[\w.-]{1,80}$/.test(id)) line.fault('id', mustBe('id'));
    const before = first.get(id);
    if (before === undefined) first.set(id, line.line);
    else line.fault('id', mustBe('otherThan', { line: before }));
  }
}

type NewShell = Omit<Shell, 'colours'>;

/** A shell of this file, or one that exists. */
function shellNamed(line: Line, { shells }: Facts, added: readonly NewShell[]): ShellId | undefined {
  const ids = new Set(added.map(({ id }): string => id));
  const all = [...shells.filter(({ id }) => !ids.has(id)), ...added];
  const found = named(
    line,
    'shell',
    mustBe('known'),
    finder<{ id: string; name: string }>(all, ({ name }) => [name]),
  );
  return found && brand<ShellId>(found.id);
}

function placedColour(line: Line, facts: Facts, shells: readonly NewShell[]): PlacedColour | undefined {
  const colour = colourOf(line);
  const shellId = shellNamed(line, facts, shells);
  const known = facts.colours.find(({ id }) => id === colour.id);
  if (known && shellId !== undefined && known.shell_id !== shellId)
    return line.fault('shell', mustBe('shellOfColour', { shell: known.shell_id }));
  return shellId && { ...colour, shellId, sort: known?.sort ?? line.line };
}

interface PriceLine {
  readonly line: Line;
  readonly price: PlacedPrice;
}

function pricesIn(line: Line, facts: Facts, shells: readonly NewShell[]): PriceLine[] {
  const shellId = shellNamed(line, facts, shells);
  return placesOf(line, facts).flatMap(({ id, currency }) => {
    const price = priceOf(line, currency);
    // An empty cell leaves what there is.
    const areaPrice = line.cell('area_price') === '' ? undefined : priceOf(line, currency, 'area_price');
    return shellId && price ? [{ line, price: { stationId: id, shellId, price, areaPrice } }] : [];
  });
}

interface Place {
  readonly id: StationId | '';
  readonly currency?: string;
}

/** The station of a price, every station of its shop, or the general price. */
function placesOf(line: Line, { findStation, findShop, stations }: Facts): readonly Place[] {
  const ofStation = line.cell('station') !== '';
  if (ofStation && line.cell('shop') !== '') line.fault('shop', mustBe('besideStation'));
  if (line.cell('station') === ALL) return [{ id: '' }];
  if (!ofStation && line.cell('shop') === '') line.fault('station', mustBe('knownOrAll'));
  const station = ofStation ? named(line, 'station', mustBe('knownOrAll'), findStation) : undefined;
  if (ofStation) return station ? [placeOf(station)] : [];
  const shop = line.cell('shop') === '' ? undefined : named(line, 'shop', mustBe('known'), findShop);
  return stations.filter(({ partner_id }) => partner_id === shop?.id).map(placeOf);
}

const placeOf = ({ id, currency }: Facts['stations'][number]): Place => ({ id: brand<StationId>(id), currency });

function checkPrices(prices: readonly PriceLine[]): void {
  const first = new Map<string, number>();
  for (const { line, price } of prices) {
    const key = JSON.stringify([price.stationId, price.shellId]);
    const before = first.get(key);
    if (before === undefined) first.set(key, line.line);
    else line.fault('shell', mustBe('otherThan', { line: before }));
  }
}

async function write(tx: Tx, { facts, models, shells, colours, prices }: Plan): Promise<void> {
  await writeModels(tx, models, keptSort(facts.goods));
  await writeShells(tx, shells, keptSort(facts.shells));
  await writeColours(tx, colours);
  await writePrices(tx, prices);
}

/** What exists keeps its place in lists; what is new follows. */
function keptSort(existing: readonly { readonly id: string; readonly sort: number }[]): SortOf {
  const sorts = new Map(existing.map(({ id, sort }) => [id, sort]));
  const end = existing.reduce((most, { sort }) => Math.max(most, sort), -1) + 1;
  return (id, place) => sorts.get(id) ?? end + place;
}
