import type { OrderView } from '@cpc/contract';
import { useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { beyondPaying } from './outcome.ts';

/** Leads on from a payment page if there is nothing left to pay. @returns the target while it leads on */
export function useBeyondPaying(order: OrderView | undefined): ReturnType<typeof beyondPaying> {
  const beyond = order && beyondPaying(order);
  const orderId = order?.order_id;
  useEffect(() => {
    if (beyond !== undefined) go(PATHS[beyond], { order_id: orderId }, { replace: true });
  }, [beyond, orderId]);
  return beyond;
}
