import type { OrderId, ShareRates, StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ApiConfig } from '../../base/services.ts';

/** How the money of a sale is shared. */
interface SaleTerms {
  readonly rates: ShareRates;
  /** The delivery fee, in minor units; 0 if the order is picked up. It is part of the price. */
  readonly sending: number;
}

/** The terms of an order as it is sold. An unknown promoter gets no share. */
export async function saleTerms(
  reader: Reader,
  { commissionPermille }: Pick<ApiConfig, 'commissionPermille'>,
  order: Pick<OrderRow, 'id' | 'machine_id' | 'promoter_id'>,
): Promise<SaleTerms> {
  const [agreed] = await agreedTerms(reader, { stationId: order.machine_id, orderId: order.id });
  if (!agreed) throw new Error(`rates: station ${order.machine_id} belongs to no partner`);
  const commission = agreed.commission_permille ?? commissionPermille;
  const promoter =
    order.promoter_id === null
      ? undefined
      : await reader
          .selectFrom('promoters')
          .select(['id', 'permille'])
          .where('id', '=', order.promoter_id)
          .executeTakeFirst();
  // The two shares never exceed the whole: the platform's commission takes precedence.
  const share = promoter && { ...promoter, permille: Math.min(promoter.permille, 1000 - commission) };
  return {
    rates: { partner: agreed.id, commissionPermille: commission, promoter: share },
    sending: agreed.sending ?? 0,
  };
}

const agreedTerms = prepared(
  (reader, { stationId, orderId }: { readonly stationId: StationId; readonly orderId: OrderId }) =>
    reader
      .selectFrom('machines')
      .innerJoin('partners', 'partners.id', 'machines.partner_id')
      .select(['partners.id', 'partners.commission_permille'])
      .select((query) =>
        query.selectFrom('deliveries').select('fee_amount').where('order_id', '=', orderId).as('sending'),
      )
      .where('machines.id', '=', stationId),
);
