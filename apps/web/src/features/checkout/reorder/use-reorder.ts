import { useNotify } from '@cpc/appkit';
import type { StationView, OrderView } from '@cpc/contract';
import { type StationId, keysOf } from '@cpc/domain';
import { ClientError } from '@cpc/client';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../core/client.ts';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { sharedStore } from '../../../core/stores.ts';
import { fetchGoodsOf } from '../../../data/goods.ts';
import { offersFor } from './offers.ts';
import { type Stations, stationFor } from './station-for.ts';

/**
 * Leads to the page that shows what would be ordered again (OR-11): nothing is placed before the customer has seen it.
 */
export function useReorder(order: OrderView) {
  const notify = useNotify();
  return useMutation({
    mutationFn: async () => {
      const { machine_id: here } = sharedStore.getState();
      return { at: await stationFor(order, here, stationsFor(order)), address_id: await addressFor(order) };
    },
    onSuccess({ at, address_id }) {
      if (at === undefined) return go(PATHS.mall);
      const { machine_id, set } = sharedStore.getState();
      if (machine_id === null) set({ machine_id: at });
      return go(PATHS.confirm, { again: order.order_id, at, address_id });
    },
    onError: notify.failed,
  });
}

const stationsFor = ({ items }: OrderView): Stations => ({
  at: stationAt,
  all: () => client.call('Machine.list', {}),
  async canMake(stationId) {
    const details = await fetchGoodsOf([...new Set(items.map(({ goods_id }) => goods_id))], stationId);
    return offersFor(items, details).every(({ offer }) => offer !== undefined);
  },
});

const stationAt = (stationId: StationId): Promise<StationView | undefined> =>
  client.call('Machine.get', { machine_id: stationId }).catch((error: unknown) => {
    if (error instanceof ClientError && error.name === 'deviceMissing') return undefined;
    throw error;
  });

/** An id that no address of the customer has. */
const GONE = 'gone';

/** The address of last time. If it was deleted, the customer is asked for one; no other address is used instead. */
async function addressFor({ delivery }: OrderView): Promise<string | undefined> {
  if (delivery === null) return undefined;
  const addresses = await client.call('Address.list', {});
  const fields = keysOf(delivery.address);
  const same = addresses.find((one) => fields.every((field) => one[field] === delivery.address[field]));
  return same?.address_id ?? GONE;
}
