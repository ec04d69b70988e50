import type { OrderView } from '@cpc/contract';
import { useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { targetAfterPayment } from './outcome.ts';

/** Leads on from a payment page if there is nothing left to pay. @returns the target while it leads on */
export function useTargetAfterPayment(order: OrderView | undefined): ReturnType<typeof targetAfterPayment> {
  const beyond = order && targetAfterPayment(order);
  const orderId = order?.order_id;
  useEffect(() => {
    if (beyond !== undefined) go(PATHS[beyond], { order_id: orderId }, { replace: true });
  }, [beyond, orderId]);
  return beyond;
}
