import type { LineKind, PartnerId } from '@cpc/domain';
import { LINE_NAMES, type Translator, zoneOf } from '@cpc/i18n';
import type { WrittenCell } from '@cpc/sheets';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { fromBegin } from '../../base/http/flow.ts';
import type { Month } from '../../records/bills/months.ts';
import type { Span } from './span.ts';

/** What a file is about. */
export interface Scope extends Span {
  /** Undefined: the platform. */
  readonly partnerId: PartnerId | undefined;
  readonly month: Month;
  readonly timeZone: string;
  readonly translator: Translator;
}

/** Where a page of lines begins: after a line, or after so many lines. */
export interface From {
  readonly last: { readonly at: number; readonly id: string } | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A line of a file. Lines are ordered by their time and id. */
export interface Line<Column extends string> {
  readonly at: number;
  readonly id: string;
  readonly cells: Readonly<Record<Column, WrittenCell>>;
}

/** Reads a page of the lines of a file. @param reader one that may take its time: `db.aside` */
export type Source<Column extends string> = (
  reader: Reader,
  scope: Scope,
  from: From,
) => Promise<readonly Line<Column>[]>;

/** The rows of the span after the last line. @param at, id the columns that the lines are ordered by */
export function within({ begin, until }: Span, { last }: From, at: string, id: string) {
  const after =
    last && fromBegin({ begin: { time: last.at, id: last.id }, direction: 'asc', orderBy: undefined }, at, id);
  const span = sql`${sql.ref(at)} >= ${last?.at ?? begin} and ${sql.ref(at)} < ${until}`;
  return after ? sql`(${span} and ${after})` : sql`(${span})`;
}

/** The order of the lines and the end of the page. */
export const page = ({ limit, offset }: From, at: string, id: string) =>
  sql`order by ${sql.ref(at)}, ${sql.ref(id)} limit ${limit} offset ${offset}`;

/** Zones differ from UTC by whole quarters of an hour, so that a quarter is in one local day. */
const QUARTER_MS = 900_000;
const knownDays = new WeakMap<Scope, Map<number, string>>();

/** The local day. Remembered for each quarter of an hour: to ask Intl for every line would hold the main thread. */
export function dateCell(scope: Scope, at: number): string {
  const days = knownDays.get(scope) ?? new Map<number, string>();
  knownDays.set(scope, days);
  const quarter = Math.floor(at / QUARTER_MS);
  const day = days.get(quarter) ?? new Date(zoneOf(scope.timeZone).wallAt(at)).toISOString().slice(0, 10);
  days.set(quarter, day);
  return day;
}

/** What a line of the ledger is about, in words. */
export const kindCell = ({ translator: { t } }: Scope, kind: LineKind): string => t(LINE_NAMES[kind]);

export const rateCell = (permille: number | undefined): WrittenCell => (permille === undefined ? '' : permille / 10);
