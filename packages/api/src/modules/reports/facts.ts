import type { Currency, StationId } from '@cpc/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { NO_SUMS, type Sums } from '../../records/reports/money-facts.ts';
import { type Grouping, bucketOf } from './buckets.ts';
import type { Range } from './range.ts';

/** What a report is about. Every query for it carries the reach (PA-07). */
export interface Scope {
  readonly reach: Reach;
  /** One station of the reach; undefined for all. */
  readonly stationId: StationId | undefined;
  readonly range: Range;
  readonly grouping: Grouping;
}

/** A bucket as the database tells it: the number of a day or an hour, or an id. */
export type Raw = string | number | null;

export interface MoneyFact extends Sums {
  readonly raw: Raw;
  readonly currency: Currency;
}

/** The sums of the ledger's shares, per bucket and currency. */
export async function moneyFacts(reader: Reader, scope: Scope): Promise<MoneyFact[]> {
  const sums = Object.keys(NO_SUMS).map((name) => sql`cast(sum(${sql.ref(name)}) as bigint) as ${sql.ref(name)}`);
  const { rows } = await sql<MoneyFact>`
    select ${bucketOf(scope.grouping, scope.range, OWN)} as raw, currency, ${sql.join(sums)}
    from report_money
    where ${ownRows(scope)}
    group by raw, currency`.execute(reader);
  return rows;
}

export interface PrintFact {
  readonly raw: Raw;
  readonly prints: number;
  readonly reprints: number;
  readonly printing_ms: number;
}

export async function printFacts(reader: Reader, scope: Scope): Promise<PrintFact[]> {
  const { rows } = await sql<PrintFact>`
    select ${bucketOf(scope.grouping, scope.range, OWN)} as raw, count(*) as prints,
      count(case when nth > 1 then 1 end) as reprints, cast(sum(took_ms) as bigint) as printing_ms
    from report_prints
    where kind = 'printed' and ${ownRows(scope)}
    group by raw`.execute(reader);
  return rows;
}

/** The length of a step of {@link WaitFact}. */
export const WAIT_STEP_MS = 30_000;

export interface WaitFact {
  readonly raw: Raw;
  /** The time from paid to ready, in whole steps. */
  readonly steps: number;
  readonly count: number;
}

/** How long items took to become ready for the first time: a histogram, because the engines share no percentile. */
export async function waitFacts(reader: Reader, scope: Scope): Promise<WaitFact[]> {
  const { rows } = await sql<WaitFact>`
    select ${bucketOf(scope.grouping, scope.range, OWN)} as raw, took_ms / ${sql.lit(WAIT_STEP_MS)} as steps, count(*) as count
    from report_prints
    where kind = 'ready' and nth = 1 and ${ownRows(scope)}
    group by raw, steps`.execute(reader);
  return rows;
}

export interface WasteFact {
  readonly raw: Raw;
  readonly pieces: number;
}

/** Pieces that somebody counted as missing, and those that a person decided as used without a result. */
export async function wasteFacts(reader: Reader, scope: Scope): Promise<WasteFact[]> {
  const { range, reach, grouping } = scope;
  const during = await tenureOf(reader, reach);
  const [short, used] = await Promise.all([
    sql<WasteFact>`
      select ${bucketOf(grouping, range, ofTable('stock_movements'))} as raw, cast(-sum(stock_movements.on_hand) as bigint) as pieces
      from stock_movements inner join machines on machines.id = stock_movements.machine_id
      where stock_movements.kind = 'correct' and stock_movements.on_hand < 0
        and stock_movements.at >= ${range.from} and stock_movements.at < ${range.until}
        and ${during('stock_movements.at')} and ${onlyAt(scope, 'machines.id')}
      group by raw`.execute(reader),
    sql<WasteFact>`
      select ${bucketOf(grouping, range, { ...ofTable('order_items'), at: 'print_decisions.at', station: 'print_decisions.machine_id' })} as raw,
        count(*) as pieces
      from print_decisions
      inner join print_jobs on print_jobs.id = print_decisions.job_id
      inner join order_items on order_items.id = print_jobs.item_id
      inner join machines on machines.id = print_decisions.machine_id
      where print_decisions.piece = 'used' and print_decisions.decision <> 'printed'
        and print_decisions.partner_id = ${reach.partnerId}
        and print_decisions.at >= ${range.from} and print_decisions.at < ${range.until}
        and ${during('print_decisions.at')} and ${onlyAt(scope, 'machines.id')}
      group by raw`.execute(reader),
  ]);
  return [...short.rows, ...used.rows];
}

const ofTable = (table: string) => ({
  at: `${table}.at`,
  station: `${table}.machine_id`,
  model: `${table}.goods_id`,
  shell: `${table}.shell_id`,
});

/** The tables of facts name the shop that it was then: a station that moves leaves its past behind. */
const OWN = { at: 'at', station: 'machine_id', model: 'goods_id', shell: 'shell_id' };

function ownRows(scope: Scope): RawBuilder<SqlBool> {
  const { reach, range } = scope;
  return sql<SqlBool>`partner_id = ${reach.partnerId} and at >= ${range.from} and at < ${range.until}
    and ${inReach(reach)} and ${onlyAt(scope, 'machine_id')}`;
}

function inReach({ stations }: Reach): RawBuilder<SqlBool> {
  if (stations === null) return sql<SqlBool>`1 = 1`;
  return stations.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`machine_id in (${sql.join(stations)})`;
}

const onlyAt = ({ stationId }: Scope, column: string): RawBuilder<SqlBool> =>
  stationId === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.ref(column)} = ${stationId}`;
