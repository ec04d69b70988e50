import { Link } from '@cpc/appkit';
import type { OrderItemView, OrderView } from '@cpc/contract';
import { type Fact, Facts, useFormat, useT } from '@cpc/ui';
import { to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { drawingsOfOrder, useDrawingFacts } from '../../parts/drawing-cost.ts';
import { useShellName } from '../../parts/shell-name.ts';
import { useTermsDate } from '../../parts/terms-date.ts';

/** OR-06: the facts shown for every order; for an order of one item, the item's facts too. */
export function OrderFacts({ order }: { readonly order: OrderView }) {
  const t = useT();
  const format = useFormat();
  const itemFacts = useItemFacts();
  const drawings = useDrawingFacts(drawingsOfOrder(order));
  const [item] = order.items;
  const alone = order.items.length === 1 && item !== undefined;
  return (
    <Facts
      facts={[
        { name: t('order.detail.number'), value: order.order_number },
        ...(alone ? itemFacts(item) : []),
        ...drawings,
        ...(order.discount === null ? [] : [{ name: t('order.detail.discount'), value: format.money(order.discount) }]),
        { name: t('order.detail.amount'), value: format.money(order.price) },
        ...(order.refunded.amount === 0
          ? []
          : [{ name: t('order.detail.refunded'), value: format.money(order.refunded) }]),
        { name: t('order.detail.time'), value: format.dateTime(order.created_at) },
        { name: t('order.detail.device'), value: order.machine_id },
        ...(order.promotion_number === null
          ? []
          : [{ name: t('order.detail.promotion'), value: order.promotion_number }]),
        ...(order.terms_version === null
          ? []
          : [{ name: t('order.confirm.terms'), value: <Under version={order.terms_version} /> }]),
      ]}
    />
  );
}

/** The version of the terms that the order was placed under, with a link to the present ones (RT-09). */
function Under({ version }: { readonly version: string }) {
  const t = useT();
  const dateOf = useTermsDate();
  return (
    <Link
      to={to(PATHS.agreement)}
      className="-my-3 inline-flex min-h-11 items-center font-normal text-ink-soft underline underline-offset-4"
    >
      {t('shop.agreement.version', { date: dateOf(version) })}
    </Link>
  );
}

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
