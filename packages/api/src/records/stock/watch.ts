import type { StockLine, StockWarning } from '@cpc/contract';
import { type StationId, brand, stockOutlook, VELOCITY_DAYS } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { StockItem } from './item.ts';
import { type Reach, within } from '../partners/reach.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest list that a person reads beside the station. Kinds that are neither urgent nor used are left out. */
const MAX_LINES = 30;
/** A warning names at most this many kinds; the station's own page has the rest. */
const MAX_URGENT = 4;
const KIND = ['machine_id', 'goods_id', 'shell_id', 'colour_id'] as const;

/** The kinds that a station runs out of, and those that are used fastest; the most urgent first (SK-04). */
export async function stockLines(reader: Reader, stationId: StationId, now: number): Promise<StockLine[]> {
  return (await everyLine(reader, stationId, now))
    .filter((line) => line.level !== 'fine' || line.used > 0)
    .toSorted(byUrgency)
    .slice(0, MAX_LINES);
}

/**
 * Returns true if somebody must refill this kind: it is used, and it is empty or low. A kind that nobody uses here
 * needs no refill.
 */
const isNeeded = ({ level, used }: StockLine): boolean => used > 0 && level !== 'fine';

/** The partner's stations that run out of used kinds; the station with the most empty kinds first (SK-04). */
export async function stockWarnings(reader: Reader, reach: Reach, now: number): Promise<StockWarning[]> {
  const stations = await reader
    .selectFrom('machines')
    .select(['id', 'name'])
    .where(within(reach))
    .orderBy('name')
    .execute();
  const warnings = await Promise.all(
    stations.map(async (station): Promise<StockWarning> => {
      const [id, name] = [brand<StationId>(station.id), station.name];
      const needed = (await everyLine(reader, id, now)).filter(isNeeded).toSorted(byUrgency);
      const empty = needed.filter(({ level }) => level === 'empty').length;
      const lines = needed.slice(0, MAX_URGENT);
      return { machine_id: id, machine_name: name, empty, low: needed.length - empty, lines };
    }),
  );
  return warnings.filter(({ lines }) => lines.length > 0).toSorted((a, b) => b.empty - a.empty || b.low - a.low);
}

async function everyLine(reader: Reader, stationId: StationId, now: number): Promise<StockLine[]> {
  const [counts, seen, used] = await Promise.all([
    countsOf(reader, stationId),
    firstSeen(reader, stationId),
    usedSince(reader, stationId, now - VELOCITY_DAYS * DAY_MS),
  ]);
  return counts.map((count) => {
    const pieces = used.get(keyOf(count)) ?? 0;
    const known = (now - (seen.get(keyOf(count)) ?? now)) / DAY_MS;
    const { daysLeft, level } = stockOutlook(count.available, pieces, known);
    return { ...count, used: pieces, days_left: daysLeft, level };
  });
}

/** Sorts by urgency: kinds that are not fine first, then by days left (unused kinds last), by use, and by model. */
function byUrgency(a: StockLine, b: StockLine): number {
  const fine = (line: StockLine) => Number(line.level === 'fine');
  const left = (line: StockLine) => line.days_left ?? Number.MAX_SAFE_INTEGER;
  return fine(a) - fine(b) || left(a) - left(b) || b.used - a.used || a.model.localeCompare(b.model);
}

const keyOf = ({ goods_id, shell_id, colour_id }: Omit<StockItem, 'machine_id'>): string =>
  [goods_id, shell_id, colour_id].join(' ');

const countsOf = (reader: Reader, stationId: StationId) =>
  reader
    .selectFrom('stock_counts')
    .innerJoin('goods', 'goods.id', 'stock_counts.goods_id')
    .innerJoin('shells', 'shells.id', 'stock_counts.shell_id')
    .innerJoin('shell_colours', 'shell_colours.id', 'stock_counts.colour_id')
    .select(['goods_id', 'stock_counts.shell_id', 'colour_id', 'available', 'on_hand'])
    .select(['goods.model', 'shells.name as shell_name', 'shell_colours.name as colour_name'])
    .where('machine_id', '=', stationId)
    .execute();

async function firstSeen(reader: Reader, stationId: StationId): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('stock_movements')
    .select(KIND)
    .select((movement) => movement.fn.min<number>('at').as('at'))
    .where('machine_id', '=', stationId)
    .groupBy(KIND)
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.at]));
}

async function usedSince(reader: Reader, stationId: StationId, since: number): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('stock_movements')
    .select(KIND)
    .select((movement) => movement.fn.countAll<number>().as('used'))
    .where('machine_id', '=', stationId)
    .where('kind', '=', 'use')
    .where('at', '>=', since)
    .groupBy(KIND)
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.used]));
}
