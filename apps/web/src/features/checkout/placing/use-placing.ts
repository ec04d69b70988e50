import type { Query } from '@cpc/appkit';
import { type AddressId, type OrderId, type ShoppingEntryId, brand } from '@cpc/domain';
import { choiceIn } from '../../../data/draft/choice.ts';
import { to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useStation, useStationId } from '../../../data/stations.ts';
import { useDraft } from '../../design/use-draft.ts';
import { countIn, parseReplacements, priceInAddress, wayIn } from '../in-address.ts';
import type { Placing } from './use-place-order.ts';

interface Asked {
  /** What to order; undefined while it is loading, null if there is nothing. */
  readonly placing: Placing | undefined | null;
  /** The address of the page that asked for the order. */
  readonly from: string;
}

/** What to order, read from the page's address: a reload asks for the same (RT-16, OR-05). */
export function usePlacing(query: Query): Asked {
  const stationId = useStationId();
  const choice = choiceIn(query);
  const draft = useDraft(choice?.goods_id);
  const { entry_ids, again, at, address_id, coupon } = query;
  const way = wayIn(query, useStation(stationId).data);
  const expected = priceInAddress(query['price']);
  const addressId = address_id === undefined ? undefined : brand<AddressId>(address_id);
  if (stationId === null) return { placing: null, from: to(PATHS.mall) };
  if (again !== undefined) {
    const instead = parseReplacements(query['instead']);
    return {
      placing: {
        of: 'order',
        stationId,
        addressId,
        couponCode: coupon,
        expected,
        way,
        orderId: brand<OrderId>(again),
        instead,
      },
      from: to(PATHS.confirm, { again, at, address_id, coupon, way: query['way'] }),
    };
  }
  if (entry_ids !== undefined) {
    const entryIds = entry_ids.split(',').map((id) => brand<ShoppingEntryId>(id));
    return {
      placing: { of: 'list', stationId, addressId, couponCode: coupon, expected, way, entryIds },
      from: to(PATHS.shoppingList, { address_id, coupon, way: query['way'] }),
    };
  }
  const count = countIn(query);
  const from = to(PATHS.confirm, { ...choice, address_id, coupon, count: query['count'], way: query['way'] });
  if (choice === undefined || draft.data === null) return { placing: null, from };
  const document = draft.data?.history.document;
  const terms = { stationId, addressId, couponCode: coupon, expected, way };
  return {
    placing: document && { of: 'design', ...terms, choice, document, count: count > 1 ? count : undefined },
    from,
  };
}
