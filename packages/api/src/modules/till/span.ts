import { zoneOf } from '@cpc/i18n';
import { DAY_MS } from '../../base/ports/clock.ts';
import { beginOf, monthAfter } from '../../records/bills/months.ts';

/** From the first moment of a day or a month until just before the next one. UTC, ms. @param span `yyyy-mm-dd` or `yyyy-mm` */
export function momentsOf(timeZone: string, span: string): { readonly from: number; readonly until: number } {
  if (span.length === 7) return { from: beginOf(timeZone, span), until: beginOf(timeZone, monthAfter(span)) };
  const { instantOf } = zoneOf(timeZone);
  const day = Date.parse(`${span}T00:00:00Z`);
  return { from: instantOf(day), until: instantOf(day + DAY_MS) };
}
