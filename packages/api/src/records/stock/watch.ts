import { nameOrder } from '@cpc/i18n';
import type { StockLine, StockWarning } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from '../partners/reach.ts';
import { linesWhere } from './lines.ts';

/** The longest list that a person reads beside the station. Kinds that are neither urgent nor used are left out. */
const MAX_LINES = 30;
/** A warning names at most this many kinds; the station's own page has the rest. */
const MAX_URGENT = 4;

/** The kinds that a station runs out of, and those that are used fastest; the most urgent first (SK-04). */
export async function stockLines(reader: Reader, stationId: StationId, now: number): Promise<StockLine[]> {
  const lines = await linesWhere(reader, sql`machines.id = ${stationId}`, now);
  return byUrgency(lines.filter((line) => line.level !== 'fine' || line.used > 0 || line.minimum_set)).slice(
    0,
    MAX_LINES,
  );
}

/**
 * Returns true if somebody must refill this kind: it is used or has a minimum, and it is empty or low. A kind that nobody
 * uses here needs no refill.
 */
const isNeeded = ({ level, minimum }: StockLine): boolean => minimum > 0 && level !== 'fine';

/** The partner's stations that run out of used kinds; the station with the most empty kinds first (SK-04). */
export async function stockWarnings(reader: Reader, reach: Reach, now: number): Promise<StockWarning[]> {
  const needed = await neededLines(reader, reach, now);
  const stations = [...new Set(needed.map(({ machine_id }) => machine_id))];
  return stations
    .map((id) => warningOf(needed.filter(({ machine_id }) => machine_id === id)))
    .toSorted((a, b) => b.empty - a.empty || b.low - a.low);
}

/** The kinds that stations in reach run out of, the most urgent first. */
export const neededLines = async (reader: Reader, reach: Reach, now: number): Promise<StockLine[]> =>
  byUrgency((await linesWhere(reader, within(reach), now, 'watched')).filter(isNeeded));

function warningOf(needed: readonly StockLine[]): StockWarning {
  const [first] = needed;
  if (!first) throw new Error('a warning of no kind');
  const { machine_id, machine_name } = first;
  const empty = needed.filter(({ level }) => level === 'empty').length;
  return { machine_id, machine_name, empty, low: needed.length - empty, lines: needed.slice(0, MAX_URGENT) };
}

/**
 * Sorts by urgency: kinds that must be refilled first, then those that are not fine, then by days left (unused kinds last),
 * by use, and by model.
 */
export function byUrgency(lines: readonly StockLine[]): StockLine[] {
  // A shop has thousands of kinds: names are joined once.
  const named = lines.map((line) => ({ line, name: nameOf(line), left: line.days_left ?? Number.MAX_SAFE_INTEGER }));
  const rank = (line: StockLine) => (isNeeded(line) ? 0 : line.level === 'fine' ? 2 : 1);
  return named
    .toSorted(
      (a, b) => rank(a.line) - rank(b.line) || a.left - b.left || b.line.used - a.line.used || byName(a.name, b.name),
    )
    .map(({ line }) => line);
}

/** Names of models are Latin, and their order is the same for every reader. */
const byName = nameOrder('en');

const nameOf = ({ model, shell_name, colour_name, machine_name }: StockLine) =>
  [model, shell_name, colour_name, machine_name].join(' ');
