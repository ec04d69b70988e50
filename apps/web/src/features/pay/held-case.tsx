import type { OrderItemView, OrderView } from '@cpc/contract';
import type { Surface } from '@cpc/design';
import { lazy, Suspense } from 'react';
import { OrderHero } from '../../parts/order-hero.tsx';

const LocalDesign = lazy(() => import('../design/design-canvas.tsx'));

/** What is set aside for the customer. Until the server has painted an item, the design on this device is shown. */
export function HeldCase({ order }: { readonly order: OrderView }) {
  const meanwhile = (item: OrderItemView, surface: Surface) => {
    // The device keeps one design for each of the goods: of two cases for one phone it does not know which is which.
    const isOnly = order.items.every((other) => other === item || other.goods_id !== item.goods_id);
    return isOnly ? (
      <Suspense>
        <LocalDesign goodsId={item.goods_id} surface={surface} />
      </Suspense>
    ) : null;
  };
  return <OrderHero order={order} meanwhile={meanwhile} />;
}
