import type { PartnerDelivery, ReturnReason } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** How often the list is fetched, in ms: new paid orders appear without a reload. */
const EVERY_MS = 5_000;

export const useParcels = (open: boolean) =>
  useQuery<readonly PartnerDelivery[]>({
    queryKey: ['parcels', open],
    queryFn: ({ signal }) => client.call('Partner.deliveries', { open }, { signal, page: { number: 1, size: 100 } }),
    refetchInterval: EVERY_MS,
  });

type Step =
  | { readonly how: 'pack'; readonly orderId: OrderId }
  | { readonly how: 'return'; readonly orderId: OrderId; readonly reason: ReturnReason }
  | { readonly how: 'ship'; readonly orderId: OrderId; readonly company: string; readonly number: string };

function take(step: Step): Promise<PartnerDelivery> {
  const { orderId: order_id } = step;
  if (step.how === 'pack') return client.call('Partner.pack', { order_id });
  if (step.how === 'return') return client.call('Partner.parcelReturned', { order_id, reason: step.reason });
  return client.call('Partner.ship', { order_id, company: step.company, express_number: step.number });
}

/** Moves a parcel to its next step; both lists are fetched again. */
export function useParcelStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['parcels'] }),
  });
}
