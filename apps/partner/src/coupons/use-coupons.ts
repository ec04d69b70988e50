import { useNotify } from '@cpc/appkit';
import type { ActionInput, CouponView } from '@cpc/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

/** Who manages coupons: a shop its own, the platform all. */
export type CouponSide = 'Partner' | 'Operator';

const COUPONS = ['coupons'] as const;

export const useCoupons = (side: CouponSide, wanted: ActionInput<'Partner.coupons'>) =>
  usePages<CouponView>([...COUPONS, side, wanted], (options) => client.call(`${side}.coupons`, wanted, options));

/** A change of coupons; what was fetched of them is fetched again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: COUPONS }),
    onError: notify.failed,
  });
}

export const useAddCoupon = (side: CouponSide) =>
  useChange((input: ActionInput<'Operator.addCoupon'>) => client.call(`${side}.addCoupon`, input));
export const useEndCoupon = (side: CouponSide) =>
  useChange((input: ActionInput<'Partner.endCoupon'>) => client.call(`${side}.endCoupon`, input));
