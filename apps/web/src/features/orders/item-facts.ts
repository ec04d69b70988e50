import type { OrderItemView } from '@cpc/contract';
import { type Fact, useFormat, useT, useTranslator } from '@cpc/ui';

/** OR-06: the facts shown for every item of an order. */
export function useItemFacts(): (item: OrderItemView) => readonly Fact[] {
  const t = useT();
  const { tOr } = useTranslator();
  const format = useFormat();
  return (item) => [
    {
      name: t('order.confirm.shell'),
      value: `${tOr(`shell.${item.shell_name}`, item.shell_name)} · ${tOr(`colour.${item.colour_name}`, item.colour_name)}`,
    },
    { name: t('order.detail.size'), value: format.size(item.width, item.height) },
    { name: t('order.detail.print'), value: item.print_number ?? t('order.detail.none') },
  ];
}
