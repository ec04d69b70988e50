import type { OrderItemView, OrderView, Refusal } from '@cpc/contract';
import { Card, Icon, useT } from '@cpc/ui';
import { useGoodsName } from '../../parts/goods-name.ts';

/** What the shop says about the designs that it does not print, and what the customer can do (AI-05). */
export function RefusedDesigns({ order }: { readonly order: OrderView }) {
  return order.items.map((item) =>
    item.refusal === null ? null : <Refused key={item.item_id} order={order} item={item} refusal={item.refusal} />,
  );
}

interface RefusedProps {
  readonly order: OrderView;
  readonly item: OrderItemView;
  readonly refusal: Refusal;
}

function Refused({ order, item, refusal: { reason, words } }: RefusedProps) {
  const t = useT();
  const nameOf = useGoodsName();
  const isFree = order.payment === null;
  return (
    <Card className="flex gap-3.5 p-5">
      <Icon name="info" className="mt-0.5 shrink-0 text-warn" />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-semibold">
          {order.items.length > 1 ? t('order.refused.of', { model: nameOf(item) }) : t('order.refused')}
        </h3>
        <p className="text-pretty">{t(`order.refused.${reason}`)}</p>
        {words === '' ? null : (
          <figure className="flex flex-col gap-1 border-s-2 border-line ps-3">
            {reason === 'other' ? null : (
              <figcaption className="text-small text-ink-soft">{t('order.refused.words')}</figcaption>
            )}
            <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line">
              {words}
            </blockquote>
          </figure>
        )}
        <p className="text-small text-pretty text-ink-soft">
          {t(isFree ? 'order.refused.free' : 'order.refused.next')}
        </p>
      </div>
    </Card>
  );
}
