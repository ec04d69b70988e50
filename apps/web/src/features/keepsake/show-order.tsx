import type { OrderView } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { itemInFocus } from '../../data/order-rules.ts';
import { useGoodsName } from '../../parts/goods-name.ts';
import { useKeepsake } from './opening/use-keepsake.tsx';

/** The button that offers pictures and clips of an ordered item; none once its design is deleted. */
export function ShowOrder({ order }: { readonly order: OrderView }) {
  const t = useT();
  const nameOf = useGoodsName();
  const { show, sheet } = useKeepsake();
  const item = itemInFocus(order);
  if (!item.design_kept) return null;
  const press = () =>
    show({ name: nameOf(item), load: async () => (await import('./kept-sources.ts')).loadItem(order, item) });
  return (
    <>
      <Button kind="quiet" wide icon="share" onClick={press}>
        {t('order.show')}
      </Button>
      {sheet}
    </>
  );
}
