import { useT } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { beGuest } from '../../../data/enter.ts';
import { useOpenOrders } from '../../../data/open-orders.ts';
import { ForMeRow, ForMeRowSkeleton, IconLead } from './for-me-row.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { orderLines } from './order-lines.ts';

/** The guest's login has ended, and another person may hold the device: what was ordered is shown after a tap only. */
export function BehindLogin() {
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

interface OpenOrdersProps {
  readonly uid: string;
  /** The number of rows. */
  readonly most: number;
}

/** A row for each of the most urgent orders; the last row tells of the orders that have none. */
export function OpenOrders({ uid, most }: OpenOrdersProps) {
  const t = useT();
  const orders = useOpenOrders(uid);
  if (orders.data === undefined && !orders.isError)
    return Array.from({ length: most }, (_, n) => <ForMeRowSkeleton key={n} />);
  const lines = orderLines(orders.data ?? []);
  const toList = { lead: <IconLead name="bag" />, note: t('order.waiting.see'), onPress: () => go(PATHS.orderList) };
  if (lines.length === 0)
    return <ForMeRow {...toList} title={t(orders.isError ? 'order.waiting.unknown' : 'order.waiting.none')} />;
  const shown = lines.slice(0, lines.length > most ? Math.max(1, most - 1) : most);
  const more = lines.length - shown.length;
  return (
    <>
      {shown.map((line) => (
        <OrderLineRow key={line.order.order_id} line={line} more={most === 1 ? more : 0} />
      ))}
      {more > 0 && most > 1 ? <ForMeRow {...toList} title={t('order.waiting.more', { count: more })} /> : null}
    </>
  );
}
