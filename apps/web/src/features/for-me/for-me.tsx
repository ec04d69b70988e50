import { useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import type { Choice } from '../../core/choice.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { beGuest } from '../../data/enter.ts';
import { useOpenOrders } from '../../data/open-orders.ts';
import { ForMeRow, ForMeRowSkeleton, IconLead } from './for-me-row.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { orderLines } from './order-lines.ts';
import { ResumeRow } from './resume-row.tsx';

interface ForMeProps {
  /** The account of the login; undefined if the login has ended. */
  readonly uid: string | undefined;
  /** The number of lines for orders. */
  readonly orders: number;
  readonly draft: Choice | undefined;
}

/** What is ready or on its way, the most urgent first, and the last design. */
export default function ForMe({ uid, orders, draft }: ForMeProps) {
  return (
    <>
      {orders === 0 ? null : uid === undefined ? <BehindLogin /> : <Orders uid={uid} most={orders} />}
      {draft === undefined ? null : <ResumeRow choice={draft} />}
    </>
  );
}

/** The guest's login has ended, and another person may hold the device: what was ordered is shown after a tap only. */
function BehindLogin() {
  const t = useT();
  const enter = useMutation({ mutationFn: beGuest, onSuccess: () => go(PATHS.orderList) });
  return (
    <ForMeRow
      lead={<IconLead name="bag" />}
      title={t('order.waiting.behind')}
      note={enter.error?.message ?? t('order.waiting.behindWhy')}
      busy={enter.isPending}
      onPress={() => enter.mutate()}
    />
  );
}

function Orders({ uid, most }: { readonly uid: string; readonly most: number }) {
  const t = useT();
  const orders = useOpenOrders(uid);
  if (orders.data === undefined && !orders.isError)
    return Array.from({ length: most }, (_, n) => <ForMeRowSkeleton key={n} />);
  const lines = orderLines(orders.data ?? []);
  const list = () => go(PATHS.orderList);
  if (lines.length === 0) {
    const title = orders.isError ? 'order.waiting.unknown' : 'order.waiting.none';
    return <ForMeRow lead={<IconLead name="bag" />} title={t(title)} note={t('order.waiting.see')} onPress={list} />;
  }
  const shown = lines.length > most && most > 1 ? lines.slice(0, most - 1) : lines.slice(0, most);
  const more = lines.length - shown.length;
  return (
    <>
      {shown.map((line) => (
        <OrderLineRow key={line.order.order_id} line={line} more={most === 1 ? more : 0} />
      ))}
      {more > 0 && most > 1 ? (
        <ForMeRow
          lead={<IconLead name="bag" />}
          title={t('order.waiting.more', { count: more })}
          note={t('order.waiting.see')}
          onPress={list}
        />
      ) : null}
    </>
  );
}
