import type { IncomingHttpHeaders } from 'node:http';
import { CallError } from '@cpc/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Reads a list from a point in time instead of by page numbers: rows that are added in the meantime shift nothing
 * (AP-03). Headers: `beginTime` is a time in UTC ms (rows of exactly that time are included), or `<time>,<id>` of the
 * last row received (which is excluded); `direction` is `desc` (default) or `asc`; `orderBy` names the time column;
 * `pageSize` works as for pages.
 */
export interface Flow {
  readonly begin: { readonly time: number; readonly id: string | undefined } | undefined;
  readonly direction: 'asc' | 'desc';
  /** Undefined if the caller named none: then it is the list's first. */
  readonly orderBy: string | undefined;
}

/** `<time>` or `<time>,<id>`. */
export const CURSOR_FORM = /^(\d{1,15})(?:,([\w.-]{1,80}))?$/;
export const DIRECTIONS = ['desc', 'asc'] as const;

/** @returns undefined if none of the headers was sent. @throws CallError malformed */
export function flowOf(headers: IncomingHttpHeaders): Flow | undefined {
  const { begintime, direction, orderby } = headers;
  if (begintime === undefined && direction === undefined && orderby === undefined) return undefined;
  return { begin: beginOf(begintime), direction: directionOf(direction), orderBy: nameOf(orderby) };
}

/** @throws CallError malformed if a list does not support the requested order */
export function checkOrderBy(flow: Flow | undefined, allowed: readonly string[] | undefined): void {
  if (flow?.orderBy !== undefined && allowed !== undefined && !allowed.includes(flow.orderBy))
    throw new CallError('malformed');
}

/** Condition for the rows of a flow, from its beginning. @param time, id the columns that the rows are ordered by */
export function fromBegin({ begin, direction }: Flow, time: string, id: string): RawBuilder<SqlBool> {
  if (!begin) return sql`1 = 1`;
  const on = direction === 'desc' ? sql`<` : sql`>`;
  if (begin.id === undefined) return sql`${sql.ref(time)} ${on}= ${begin.time}`;
  return sql`(${sql.ref(time)}, ${sql.ref(id)}) ${on} (${begin.time}, ${begin.id})`;
}

function beginOf(header: string | string[] | undefined): Flow['begin'] {
  if (header === undefined) return undefined;
  const [, time, id] = (typeof header === 'string' && CURSOR_FORM.exec(header)) || [];
  if (time === undefined) throw new CallError('malformed');
  return { time: Number(time), id };
}

function directionOf(header: string | string[] | undefined): Flow['direction'] {
  if (header === undefined || header === 'desc') return 'desc';
  if (header !== 'asc') throw new CallError('malformed');
  return header;
}

function nameOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[a-z_]{1,40}$/.test(header)) throw new CallError('malformed');
  return header;
}
