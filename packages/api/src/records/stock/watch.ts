import type { StockLine, StockWarning } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from '../partners/reach.ts';
import { linesWhere } from './lines.ts';

/** The longest list that a person reads beside the station. Kinds that are neither urgent nor used are left out. */
const MAX_LINES = 30;
/** A warning names at most this many kinds; the station's own page has the rest. */
const MAX_URGENT = 4;

/** The kinds that a station runs out of, and those that are used fastest; the most urgent first (SK-04). */
export async function stockLines(reader: Reader, stationId: StationId, now: number): Promise<StockLine[]> {
  const { lines } = await linesWhere(reader, sql`machines.id = ${stationId}`, now, {
    where: sql`(level <> 'fine' or used > 0 or fixed is not null)`,
    page: { limit: MAX_LINES, offset: 0 },
  });
  return lines;
}

/** The partner's stations that run out of used kinds; the station with the most empty kinds first (SK-04). */
export async function stockWarnings(reader: Reader, reach: Reach, now: number): Promise<StockWarning[]> {
  const needed = await neededLines(reader, reach, now);
  const stations = [...new Set(needed.map(({ machine_id }) => machine_id))];
  return stations
    .map((id) => warningOf(needed.filter(({ machine_id }) => machine_id === id)))
    .toSorted((a, b) => b.empty - a.empty || b.low - a.low);
}

/**
 * The kinds that somebody must refill, the most urgent first: they are used or have a minimum, and are empty or low. A kind
 * that nobody uses here needs no refill.
 */
export async function neededLines(reader: Reader, reach: Reach, now: number): Promise<StockLine[]> {
  const wanted = { which: 'watched', where: sql<SqlBool>`urgency = 0` } as const;
  return (await linesWhere(reader, within(reach), now, wanted)).lines;
}

function warningOf(needed: readonly StockLine[]): StockWarning {
  const [first] = needed;
  if (!first) throw new Error('a warning of no kind');
  const { machine_id, machine_name } = first;
  const empty = needed.filter(({ level }) => level === 'empty').length;
  return { machine_id, machine_name, empty, low: needed.length - empty, lines: needed.slice(0, MAX_URGENT) };
}
