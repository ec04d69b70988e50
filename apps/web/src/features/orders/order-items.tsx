import type { OrderItemView, OrderView } from '@cpc/contract';
import { Card, Facts, useFormat, useT } from '@cpc/ui';
import { mayCancelItem } from '../../data/order-rules.ts';
import { withoutDrawings } from '../../parts/drawing-cost.ts';
import { useGoodsName } from '../../parts/goods-name.ts';
import { ItemThumb } from '../../parts/item-thumb.tsx';
import { OrderLabelChip } from '../../parts/order-label.tsx';
import { CancelItem } from './cancel-order.tsx';
import { useItemFacts } from './order-facts.tsx';
import { OrderFindings } from './order-findings.tsx';

/** The items of an order of several, each with its state (OR-10). */
export function OrderItems({ order }: { readonly order: OrderView }) {
  const t = useT();
  return (
    <section aria-labelledby="order-items" className="flex flex-col gap-3">
      <h3 id="order-items" className="font-semibold">
        {t('order.items.title', { count: order.items.length })}
      </h3>
      <ol className="flex flex-col gap-3">
        {order.items.map((item) => (
          <li key={item.item_id}>
            <ItemCard order={order} item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ItemCard({ order, item }: { readonly order: OrderView; readonly item: OrderItemView }) {
  const nameOf = useGoodsName();
  const format = useFormat();
  const facts = useItemFacts();
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-center gap-4 large:flex-wrap">
        <ItemThumb item={item} stationId={order.machine_id} size="medium" />
        <span className="flex min-w-0 flex-1 flex-col items-start gap-1 large:basis-full">
          <OrderLabelChip label={item.label} />
          <span className="mt-1 leading-snug font-semibold">{nameOf(item)}</span>
        </span>
        <span className="figures shrink-0 self-end font-semibold">{format.money(withoutDrawings(item))}</span>
      </div>
      <Facts facts={facts(item)} />
      <OrderFindings findings={item.findings} />
      {mayCancelItem(order, item) ? <CancelItem order={order} item={item} /> : null}
    </Card>
  );
}
