import { type ImportOutcome, mustBe } from '@cpc/contract';
import { brand, type PartnerId, type PriceRuleId, type Zone } from '@cpc/domain';
import { zoneOf } from '@cpc/i18n';
import type { Reader, Tx } from '../../base/db/database.ts';
import { inParts } from '../../base/db/in-parts.ts';
import type { With } from '../../base/services.ts';
import { NEEDED_PRICE_COLUMNS, PRICE_COLUMNS } from '../../modules/prices/price-columns.ts';
import { pricesChanged } from '../../records/catalogue/station-book.ts';
import { shopZone } from '../../records/stations/hours.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { readFacts } from './facts.ts';
import { inTurns } from './in-turns.ts';
import { type ImportFile, refused } from './outcome.ts';
import { heldPrices, scopeKey } from './held-prices.ts';
import { type PriceLine, priceLines } from './price-line.ts';
import { type Line, readTable, type Table } from './table.ts';

interface PriceFile extends ImportFile {
  readonly by: ShopPerson;
  readonly reason: string;
}

/**
 * Sets the prices of a table: all lines in one transaction, or none (PA-10). A line whose price holds already changes
 * nothing, so that a price list can be exported, changed in some lines and imported, and the same file again as well.
 * @throws TooManyFaults
 */
export async function importPrices(services: With<'db' | 'clock' | 'random'>, file: PriceFile): Promise<ImportOutcome> {
  const { db, clock } = services;
  const now = clock.now();
  const plan = (reader: Reader) => planOf(reader, file, readTable(file.rows, NEEDED_PRICE_COLUMNS, PRICE_COLUMNS), now);
  if (file.dryRun) return outcomeOf(await plan(db.read), 'checked');
  return db.transact(async (tx) => {
    // Of two imports of one file at once, the second finds the prices of the first.
    await pricesChanged(tx, file.by.partnerId);
    const planned = await plan(tx);
    if (planned.faults.length === 0) await write(tx, services, file, planned.changes);
    return outcomeOf(planned, 'imported');
  });
}

type Plan = Awaited<ReturnType<typeof planOf>>;

function outcomeOf({ faults, lines, changes }: Plan, state: 'checked' | 'imported'): ImportOutcome {
  if (faults.length > 0) return refused(faults);
  const counts = { lines: lines.length, changes: changes.length };
  return { state: changes.length === 0 ? 'importedBefore' : state, faults: [], counts };
}

async function planOf(reader: Reader, { by }: PriceFile, table: Table, now: number) {
  const facts = await readFacts(reader, by);
  const zone = await zoneOfShop(reader, by.partnerId);
  const read = priceLines(facts, { reach: by, zone, now });
  const lines = (await inTurns(table.lines, read)).filter((line) => line !== undefined);
  checkTwice(table.lines, lines);
  const held = await heldPrices(reader, by, now);
  const changes: PriceLine[] = [];
  if (table.faults.length === 0) for (const line of lines) if (!(await held(line))) changes.push(line);
  return { faults: table.faults, lines, changes };
}

/** The days of a file are the shop's. */
async function zoneOfShop(reader: Reader, partnerId: PartnerId): Promise<Zone> {
  const shop = await reader.selectFrom('partners').select('time_zone').where('id', '=', partnerId).executeTakeFirst();
  return zoneOf(shopZone(shop?.time_zone ?? null));
}

/** The column that says most closely what a price is for; the price of the whole shop has none. */
function narrowest({ goods_id, shell_id, category, machine_id }: PriceLine): string {
  if (goods_id) return 'model';
  if (shell_id) return 'shell';
  if (category) return 'category';
  return machine_id ? 'station' : 'price';
}

/** A price twice would leave open which line counts. */
function checkTwice(table: readonly Line[], lines: readonly PriceLine[]): void {
  const byNumber = new Map(table.map((line) => [line.line, line]));
  const first = new Map<string, number>();
  for (const line of lines) {
    const key = `${scopeKey(line)} ${line.price.currency} ${line.from ?? ''}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, line.line);
    else byNumber.get(line.line)?.fault(narrowest(line), mustBe('otherThan', { line: before }));
  }
}

async function write(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { by, reason }: PriceFile,
  changes: readonly PriceLine[],
): Promise<void> {
  const made = { partner_id: by.partnerId, person_id: by.personId, reason: reason.trim(), created_at: clock.now() };
  const rows = changes.map(({ machine_id, category, goods_id, shell_id, price, from, until }) => ({
    id: brand<PriceRuleId>(random.id()),
    ...made,
    machine_id,
    category,
    goods_id,
    shell_id,
    ...price,
    starts_at: from,
    ends_at: until,
    ended_at: null,
    ended_by: null,
  }));
  for (const part of inParts(rows)) await tx.insertInto('price_rules').values(part).execute();
}
