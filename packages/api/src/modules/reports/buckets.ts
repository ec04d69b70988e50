import { type ReportGroup, dayOfNumber, monthOf, weekOf } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import { offsetAt } from './offsets.ts';
import type { Range } from './range.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HOURS = 24;

/** `total` is one bucket with everything. */
export type Grouping = ReportGroup | 'total';

/** The columns that a fact is grouped by. */
export interface Columns {
  readonly at: string;
  readonly station: string;
  readonly model: string;
  readonly shell: string;
}

/** The raw bucket of a fact, as an SQL expression: a local day or hour, or an id. {@link keyOf} makes its key. */
export function bucketOf(grouping: Grouping, range: Range, { at, ...ids }: Columns): RawBuilder<unknown> {
  if (grouping === 'total') return sql`''`;
  if (grouping === 'station' || grouping === 'model' || grouping === 'shell') return sql.ref(ids[grouping]);
  const local = localTime(range, at);
  return grouping === 'hour'
    ? sql`(${local} / ${sql.lit(HOUR_MS)}) % ${sql.lit(HOURS)}`
    : sql`${local} / ${sql.lit(DAY_MS)}`;
}

/** The time that clocks showed. The offsets are numbers of ours, and PostgreSQL gives parameters here no type. */
function localTime({ offsets }: Range, at: string): RawBuilder<number> {
  const column = sql.ref(at);
  const last = offsets.at(-1)?.offset ?? 0;
  if (offsets.length === 1) return sql`(${column} + ${sql.lit(last)})`;
  const earlier = offsets
    .slice(0, -1)
    .map(
      ({ offset }, index) => sql`when ${column} < ${sql.lit(offsets[index + 1]?.since ?? 0)} then ${sql.lit(offset)}`,
    );
  return sql`(${column} + case ${sql.join(earlier, sql` `)} else ${sql.lit(last)} end)`;
}

/** The key of a line, from the raw bucket. */
export function keyOf(grouping: Grouping, raw: string | number | null): string {
  if (grouping === 'day') return dayOfNumber(Number(raw));
  if (grouping === 'week') return dayOfNumber(weekOf(Number(raw)));
  if (grouping === 'month') return dayOfNumber(monthOf(Number(raw)));
  return String(raw ?? '');
}

/** The keys that have a line even if nothing happened: time goes on. */
export function keysOf(grouping: Grouping, { first, last }: Range): string[] {
  if (grouping === 'hour') return Array.from({ length: HOURS }, (_, hour) => String(hour));
  if (grouping !== 'day' && grouping !== 'week' && grouping !== 'month') return [];
  const days = Array.from({ length: last - first + 1 }, (_, index) => keyOf(grouping, first + index));
  return [...new Set(days)];
}

/** The raw bucket of a moment, and the first moment after it that may be in another one. */
export function bucketAt(grouping: Grouping, { zone, offsets }: Range, at: number): { raw: number; until: number } {
  const offset = offsets.findLast(({ since }) => since <= at)?.offset ?? offsetAt(zone, at);
  const unit = grouping === 'hour' ? HOUR_MS : DAY_MS;
  const bucket = Math.floor((at + offset) / unit);
  const change = offsets.find(({ since }) => since > at)?.since ?? Number.POSITIVE_INFINITY;
  const raw = grouping === 'hour' ? bucket % HOURS : bucket;
  return { raw, until: Math.min((bucket + 1) * unit - offset, change) };
}
