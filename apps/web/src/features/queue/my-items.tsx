import type { OrderItemView, OrderView } from '@cpc/contract';
import { List, Row, useFormat, useT } from '@cpc/ui';
import { useGoodsName } from '../../parts/goods-name.ts';
import { ItemThumb } from '../../parts/item-thumb.tsx';
import { describeStage } from './my-print.tsx';
import { stageOf } from './stage.ts';

interface MyItemsProps {
  readonly order: OrderView;
  /** The item shown large above the list. */
  readonly shown: string;
  readonly onShow: (itemId: string) => void;
}

/** Every item of the order with its progress; a tap shows it large above (OR-10, QU-01). */
export function MyItems({ order, shown, onShow }: MyItemsProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useGoodsName();
  const note = (item: OrderItemView) => {
    const stage = stageOf(order, item.job);
    const stageText = describeStage(t, stage, item);
    return stage === 'printing' ? `${stageText} · ${format.percent(item.percent)}` : stageText;
  };
  return (
    <List label={t('order.items.title', { count: order.items.length })}>
      {order.items.map((item) => (
        <Row
          key={item.item_id}
          lead={<ItemThumb item={item} stationId={order.machine_id} size="small" />}
          title={nameOf(item)}
          note={note(item)}
          chosen={item.item_id === shown}
          onPress={() => onShow(item.item_id)}
        />
      ))}
    </List>
  );
}
