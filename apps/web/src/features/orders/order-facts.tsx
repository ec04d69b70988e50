import type { OrderView } from '@cpc/contract';
import { Facts, useFormat, useT, useTranslator } from '@cpc/ui';
import { useShared } from '../../core/stores.ts';

/** OR-06: what is shown of every order. */
export function OrderFacts({ order }: { readonly order: OrderView }) {
  const t = useT();
  const { tOr } = useTranslator();
  const format = useFormat();
  const promoter = useShared((state) => state.promoter_id);
  const none = t('order.detail.none');
  return (
    <Facts
      facts={[
        { name: t('order.detail.number'), value: order.order_number },
        {
          name: t('order.confirm.shell'),
          value: `${tOr(`shell.${order.shell_name}`, order.shell_name)} · ${tOr(`colour.${order.colour_name}`, order.colour_name)}`,
        },
        { name: t('order.detail.size'), value: format.size(order.width, order.height) },
        { name: t('order.detail.amount'), value: format.money(order.price) },
        { name: t('order.detail.time'), value: format.dateTime(order.created_at) },
        { name: t('order.detail.device'), value: order.machine_id },
        { name: t('order.detail.print'), value: order.print_number ?? none },
        { name: t('order.detail.promotion'), value: promoter ?? none },
      ]}
    />
  );
}
