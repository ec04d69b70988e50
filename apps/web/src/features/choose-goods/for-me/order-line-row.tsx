import { useFormat, useT } from '@cpc/ui';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { ItemThumb } from '../../../parts/item-thumb.tsx';
import { useOrderName } from '../../../parts/order-label.tsx';
import { ForMeRow } from './for-me-row.tsx';
import type { LineKind, OrderLine } from './order-lines.ts';

interface OrderLineRowProps {
  readonly line: OrderLine;
  /** Further orders that have no line of their own. */
  readonly more: number;
}

/** The kinds that lead to the live queue; the others lead to the order, with its pickup code. */
const LIVE: readonly LineKind[] = ['printing', 'queued'];

/** An order that is not over: one tap leads to its pickup code, or to where it is now. */
export function OrderLineRow({ line, more }: OrderLineRowProps) {
  const t = useT();
  const name = useOrderName()(line.order);
  const title = useTitle(line);
  const { order, item, kind } = line;
  const { order_id, machine_id } = order;
  const where = kind === 'ready' ? `${name} · ${order.machine_name}` : name;
  return (
    <ForMeRow
      lead={<ItemThumb item={item} stationId={machine_id} size="small" />}
      title={title}
      note={more > 0 ? t('order.waiting.and', { name, count: more }) : where}
      good={kind === 'ready'}
      icon={kind === 'ready' ? 'qr' : 'forward'}
      onPress={() =>
        LIVE.includes(kind) ? go(PATHS.queue, { machine_id, order_id }) : go(PATHS.orderDetail, { order_id })
      }
    />
  );
}

function useTitle({ kind, order, item, ready, bays }: OrderLine): string {
  const t = useT();
  const format = useFormat();
  switch (kind) {
    case 'ready':
      return bays.length === 0
        ? t('order.waiting.ready', { count: ready })
        : t('order.waiting.readyIn', { count: ready, places: bays.length, bays: format.list(bays) });
    case 'shipped':
    case 'packed':
      return t(`order.waiting.${kind}`);
    case 'printing':
      return t('order.waiting.printing', { percent: format.percent(item.percent) });
    case 'queued':
      return t('order.waiting.queued', { position: item.position });
    case 'unpaid':
    case 'other':
      return t(`label.${order.label}`);
  }
}
