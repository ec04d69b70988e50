import type { OrderId, PartnerId, ShareRates, StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ApiConfig } from '../../base/services.ts';

/** How the money of a sale is shared. */
interface SaleTerms {
  readonly rates: ShareRates;
  /** The delivery fee, in minor units; 0 if the order is picked up. It is part of the price. */
  readonly sending: number;
  /** What its drawings cost, in minor units. It is part of the price. */
  readonly drawings: number;
}

/**
 * The terms of an order as it is sold. Its money is of the shop that had the station when it was placed, also after a move
 * of the station. An unknown promoter gets no share.
 */
export async function saleTerms(
  reader: Reader,
  { commissionPermille }: Pick<ApiConfig, 'commissionPermille'>,
  order: Pick<OrderRow, 'id' | 'machine_id' | 'promoter_id' | 'created_at'>,
): Promise<SaleTerms> {
  const { id: orderId, machine_id: stationId, created_at: placedAt } = order;
  const [agreed] = await agreedTerms(reader, { stationId, orderId, placedAt });
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
    drawings: Number(agreed.drawings ?? 0),
  };
}

/** The shop that sold an order: the one that had the station when it was placed. */
export async function sellerOf(
  reader: Reader,
  { id: orderId, machine_id: stationId, created_at: placedAt }: Pick<OrderRow, 'id' | 'machine_id' | 'created_at'>,
): Promise<PartnerId> {
  const [agreed] = await agreedTerms(reader, { stationId, orderId, placedAt });
  if (!agreed) throw new Error(`rates: station ${stationId} belongs to no partner`);
  return agreed.id;
}

interface Sold {
  readonly stationId: StationId;
  readonly orderId: OrderId;
  readonly placedAt: number;
}

const agreedTerms = prepared((reader, { stationId, orderId, placedAt }: Sold) =>
  reader
    .selectFrom('machines')
    .leftJoin('station_moves', (join) =>
      join
        .onRef('station_moves.machine_id', '=', 'machines.id')
        .on('station_moves.since', '<=', placedAt)
        .on('station_moves.at', '>', placedAt),
    )
    .innerJoin('partners', (join) =>
      join.on((on) =>
        on(
          'partners.id',
          '=',
          on.fn.coalesce('station_moves.from_partner', on.ref('machines.partner_id').$castTo<PartnerId>()),
        ),
      ),
    )
    .select(['partners.id', 'partners.commission_permille'])
    .select((query) =>
      query.selectFrom('deliveries').select('fee_amount').where('order_id', '=', orderId).as('sending'),
    )
    .select((query) =>
      query
        .selectFrom('order_items')
        .select((item) => item.fn.sum<number>('drawings_amount').as('sum'))
        .where('order_id', '=', orderId)
        .as('drawings'),
    )
    .where('machines.id', '=', stationId),
);
