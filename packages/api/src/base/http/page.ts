import type { IncomingHttpHeaders } from 'node:http';
import { CallError } from '@cpc/contract';

export interface Page {
  readonly offset: number;
  readonly limit: number;
  /** False if the caller sent neither header. */
  readonly asked: boolean;
}

export const MAX_PAGE = 100;
export const USUAL_PAGE = 20;
/** Later pages would make the database count through all rows. */
export const MAX_PAGE_NUMBER = 10_000;

/** @throws CallError malformed if a header is not a whole number within its bounds (AP-03) */
export function pageOf(headers: IncomingHttpHeaders): Page {
  const number = whole(headers['pagenum'], 1, MAX_PAGE_NUMBER);
  const limit = whole(headers['pagesize'], USUAL_PAGE, MAX_PAGE);
  const asked = headers['pagenum'] !== undefined || headers['pagesize'] !== undefined;
  return { offset: (number - 1) * limit, limit, asked };
}

/** The requested page of rows in memory; all rows if no page was requested. */
export function sliceOf<Row>(rows: readonly Row[], page: Page): Row[] {
  return page.asked ? rows.slice(page.offset, page.offset + page.limit) : [...rows];
}

function whole(header: string | string[] | undefined, fallback: number, largest: number): number {
  if (header === undefined) return fallback;
  const value = typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : 0;
  if (value < 1 || value > largest) throw new CallError('malformed');
  return value;
}
