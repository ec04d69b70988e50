import type { PartnerDelivery } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../app/services.ts';

/** Paid orders come by themselves; the desk looks this often, in ms. */
const EVERY_MS = 5_000;

export const useParcels = (open: boolean) =>
  useQuery<readonly PartnerDelivery[]>({
    queryKey: ['parcels', open],
    queryFn: ({ signal }) => client.call('Partner.deliveries', { open }, { signal, page: { number: 1, size: 100 } }),
    refetchInterval: EVERY_MS,
  });

type Step =
  | { readonly how: 'pack'; readonly orderId: OrderId }
  | { readonly how: 'ship'; readonly orderId: OrderId; readonly company: string; readonly number: string };

/** The next step of a parcel; both lists are asked for anew. */
export function useParcelStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) =>
      step.how === 'pack'
        ? client.call('Partner.pack', { order_id: step.orderId })
        : client.call('Partner.ship', {
            order_id: step.orderId,
            company: step.company,
            express_number: step.number,
          }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['parcels'] }),
  });
}
