import type { VoucherView } from '@cpc/contract';
import type { StationId, OrderId, VoucherId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';

const key = (stationId: StationId) => ['vouchers', stationId] as const;

/** The customer's vouchers from an outside platform, usable ones first (PY-09). */
export function useVouchers(stationId: StationId, wanted: boolean) {
  return useQuery<readonly VoucherView[]>({
    queryKey: key(stationId),
    queryFn: ({ signal }) => client.vouchers(stationId, undefined, { signal }),
    enabled: wanted,
  });
}

/** Presents a code: its voucher is among the customer's vouchers from then on. */
export function useShowVoucher(stationId: StationId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => client.vouchers(stationId, code),
    onSuccess: (vouchers) => queries.setQueryData(key(stationId), vouchers),
  });
}

/** Pays an order with a voucher. The order and the vouchers are fetched again, whether it succeeded or not. */
export function usePayByVoucher() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, voucherId }: { readonly orderId: OrderId; readonly voucherId: VoucherId }) =>
      client.call('Voucher.pay', { order_id: orderId, voucher_id: voucherId }),
    onSettled: async (_done, _error, { orderId }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['order', orderId] }),
        queries.invalidateQueries({ queryKey: ['orders'] }),
        queries.invalidateQueries({ queryKey: ['vouchers'] }),
      ]);
    },
  });
}
