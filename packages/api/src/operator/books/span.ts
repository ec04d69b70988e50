import type { PartnerId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { beginOf, type Month, monthAfter } from '../../records/bills/months.ts';
import { MONTHLY, readBill } from '../../records/bills/store.ts';

/** From its first to just before its last moment; UTC, ms. */
export interface Span {
  readonly begin: number;
  readonly until: number;
}

/**
 * A month of a shop. It ends where the shop's bill of the month ends, so that no line is in two months or in none when the
 * shop has changed its zone (PA-16).
 */
export async function monthOf(
  reader: Reader,
  { partnerId, timeZone }: { readonly partnerId?: PartnerId | undefined; readonly timeZone: string },
  month: Month,
): Promise<Span> {
  const before = monthBefore(month);
  const rows =
    partnerId === undefined
      ? []
      : await reader
          .selectFrom('bills')
          .select(['month', 'content'])
          .where('kind', '=', MONTHLY)
          .where('month', 'in', [before, month, monthAfter(month)])
          .where('partner_id', '=', partnerId)
          .orderBy('currency')
          .execute();
  const billed = new Map(rows.map((row) => [row.month, readBill(row)]));
  const endOf = (one: Month): number => {
    const [own, next] = [billed.get(one), billed.get(monthAfter(one))];
    if (own?.kind === 'monthly') return own.until;
    return next?.kind === 'monthly' ? next.begin : beginOf(timeZone, monthAfter(one));
  };
  return { begin: endOf(before), until: endOf(month) };
}

function monthBefore(month: Month): Month {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 2)).toISOString().slice(0, 7);
}
