import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useSession } from '../core/stores.ts';

/** Where e-mails about an order go, or those about all orders of the account, and the function that changes it. */
export function useMail(orderId?: OrderId) {
  const queries = useQueryClient();
  const uid = useSession(({ userInfo }) => userInfo?.uid);
  const queryKey = ['mail', uid, orderId];
  const { data: state } = useQuery<ActionOutput<'Notification.mail'>>({
    queryKey,
    queryFn: ({ signal }) => client.call('Notification.mail', { order_id: orderId }, { signal }),
    enabled: uid !== undefined,
  });
  const set = async (wish: ActionInput<'Partner.setMail'>) => {
    const now = await client.call('Notification.setMail', { ...wish, order_id: orderId });
    // What was asked before may answer later, and would bring the old address back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, now);
    return now;
  };
  return { state, set };
}
