import type { StationId, ShareRates } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ApiConfig } from '../../base/services.ts';

/** How the money of an order is shared when it is sold. An unknown promoter gets no share. */
export async function ratesOf(
  reader: Reader,
  { commissionPermille }: Pick<ApiConfig, 'commissionPermille'>,
  order: Pick<OrderRow, 'machine_id' | 'promoter_id'>,
): Promise<ShareRates> {
  const [partner] = await partnerOf(reader, { stationId: order.machine_id });
  if (!partner) throw new Error(`rates: station ${order.machine_id} has no partner`);
  const commission = partner.commission_permille ?? commissionPermille;
  const promoter =
    order.promoter_id === null
      ? undefined
      : await reader
          .selectFrom('promoters')
          .select(['id', 'permille'])
          .where('id', '=', order.promoter_id)
          .executeTakeFirst();
  return {
    partner: partner.id,
    commissionPermille: commission,
    // The two shares never exceed the whole: the platform's commission takes precedence.
    promoter: promoter && { ...promoter, permille: Math.min(promoter.permille, 1000 - commission) },
  };
}

const partnerOf = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['partners.id', 'partners.commission_permille'])
    .where('machines.id', '=', stationId),
);
