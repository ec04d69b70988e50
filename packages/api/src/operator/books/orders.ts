import type { ColumnOf, Currency } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { amountCell } from '../../base/sheet-cells.ts';
import { dateCell, type From, page, type Scope, type Source, within } from './source.ts';

interface Movement {
  readonly entry: string;
  readonly at: number;
  readonly currency: Currency;
  readonly goods: number;
  readonly delivery: number;
  readonly refunds: number;
  readonly commission: number;
  readonly promoted: number;
  readonly reprints: number;
  readonly shop: string;
  readonly station: string | null;
  readonly order_number: string | null;
  readonly provider: string | null;
}

/** The sales, refunds and reprints of orders: the sums of each entry, without any of items (PA-05). */
async function movements(reader: Reader, scope: Scope, from: From): Promise<readonly Movement[]> {
  const { partnerId } = scope;
  const own = partnerId === undefined ? sql`1 = 1` : sql`partner_id = ${partnerId}`;
  const { rows } = await sql<Movement>`with moved as (
      select at, entry, min(partner_id) as partner_id, min(machine_id) as machine_id, min(currency) as currency,
        cast(sum(goods) as bigint) as goods, cast(sum(delivery) as bigint) as delivery,
        cast(sum(refunds) as bigint) as refunds, cast(sum(commission) as bigint) as commission,
        cast(sum(promoted) as bigint) as promoted, cast(sum(reprints) as bigint) as reprints
      from report_money where ${own} and ${within(scope, from, 'at', 'entry')}
      group by at, entry ${page(from, 'at', 'entry')})
    select moved.entry, moved.at, moved.currency, goods, delivery, refunds, commission, promoted,
      reprints, partners.name as shop, machines.name as station, orders.number as order_number,
      payments.provider
    from moved inner join partners on partners.id = moved.partner_id
    left join machines on machines.id = moved.machine_id
    left join ledger_entries on ledger_entries.key = moved.entry
    left join orders on orders.id = coalesce(ledger_entries.order_id, substr(moved.entry, 6))
    left join payments on payments.id = ledger_entries.payment_id
    order by moved.at, moved.entry`.execute(reader);
  return rows;
}

/** Each sale, refund and paid reprint of an order. */
export const orders: Source<ColumnOf<'shop' | 'platform', 'orders'>> = async (reader, scope, from) =>
  (await movements(reader, scope, from)).map((moved) => {
    const { at, entry, currency, goods, delivery, refunds, commission, promoted, reprints } = moved;
    const provider = moved.provider ?? (entry.startsWith('free.') ? 'free' : '');
    const share = goods + delivery - refunds - commission - promoted + reprints;
    return {
      at,
      id: entry,
      cells: {
        date: dateCell(scope, at),
        shop: moved.shop,
        order: moved.order_number ?? '',
        station: moved.station ?? '',
        method: methodCell(scope, provider),
        sales: amountCell(goods, currency),
        delivery: amountCell(delivery, currency),
        refunds: amountCell(refunds, currency),
        commission: amountCell(commission, currency),
        promoted: amountCell(promoted, currency),
        reprints: amountCell(reprints, currency),
        share: amountCell(share, currency),
        currency,
      },
    };
  });

export const methodCell = ({ translator: { tOr } }: Scope, provider: string): string =>
  provider === '' ? '' : tOr(`bill.method.${provider}`, provider);
