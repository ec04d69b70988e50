import { MailCard } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, ORDER_TOPICS } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useMail } from '../data/mail.ts';

/** Where e-mails about an order go, while there is something to tell about it (NT-01). */
export function OrderMail({ order }: { readonly order: OrderView }) {
  const t = useT();
  const { state, set } = useMail(order.order_id);
  const isOver = order.status === ORDER_STATUS.closed || order.status === ORDER_STATUS.invalid;
  if (isOver && state?.address == null) return null;
  const topics = ORDER_TOPICS.filter((topic) => topic !== (order.delivery ? 'pickup' : 'parcel'));
  return <MailCard state={state} set={set} what={t('mailAddress.order')} topics={topics} />;
}

/** Where e-mails about all orders of the account go. */
export function AccountMail() {
  const t = useT();
  const { state, set } = useMail();
  return <MailCard state={state} set={set} what={t('mailAddress.account')} topics={ORDER_TOPICS} />;
}
