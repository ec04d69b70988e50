import type { OrderItemView } from '@cpc/contract';
import { type Fact, useFormat, useT } from '@cpc/ui';
import { useShellName } from '../../parts/shell-name.ts';

/** OR-06: the facts shown for every item of an order. */
export function useItemFacts(): (item: OrderItemView) => readonly Fact[] {
  const t = useT();
  const shellName = useShellName();
  const format = useFormat();
  return (item) => [
    {
      name: t('order.confirm.shell'),
      value: shellName(item.shell_name, item.colour_name),
    },
    { name: t('order.detail.size'), value: format.size(item.width, item.height) },
    { name: t('order.detail.print'), value: item.print_number ?? t('order.detail.none') },
  ];
}
