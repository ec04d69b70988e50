import { Link } from '@cpc/appkit';
import type { ShopOrderRow } from '@cpc/contract';
import { Chip, Icon, useTranslator } from '@cpc/ui';
import { momentOf } from '../core/moment-of.ts';
import { toOrder } from '../core/paths.ts';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { LabelChip } from './label-chip.tsx';
import { Thumbnail } from '../core/thumbnail.tsx';
import { useGoodsName } from '../stock/names.ts';

/** The pictures that are shown; the number of the others stands beside them. */
const MAX_SHOWN = 2;

/** One order: its pictures, its number, what it is, where it stands and what was paid. */
export function OrderRow({ order }: { readonly order: ShopOrderRow }) {
  const { t, format, locale } = useTranslator();
  const goodsName = useGoodsName();
  const { order_number, machine_name, created_at, price, refunded, items } = order;
  const printing = items.find(({ label }) => label === 'inProduction');
  return (
    <Link to={toOrder(order_number)} className="hover:bg-lifted flex items-center gap-3.5 p-4">
      <span className="flex shrink-0 items-center gap-1">
        {items.slice(0, MAX_SHOWN).map((item) => (
          <Thumbnail key={item.item_id} asset={item.thumbnail} label="" size="small" />
        ))}
        {items.length > MAX_SHOWN && (
          <span className="figures text-small text-ink-soft px-1">{`+${format.number(items.length - MAX_SHOWN)}`}</span>
        )}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="min-w-0 grow basis-44">
          <span className="figures block font-semibold">
            <bdi>{order_number}</bdi>
          </span>
          <span className="text-small text-ink-soft block wrap-anywhere">
            <FactsInRow facts={[...new Set(items.map(({ model }) => goodsName({ model })))]} />
          </span>
          <span className="text-small text-ink-faint figures block">
            <FactsInRow facts={[machine_name, momentOf(locale.tag, created_at)]} />
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {order.needs_person && (
            <Chip tone="bad" icon="warning">
              {t('shopOrders.state.needsPerson')}
            </Chip>
          )}
          <LabelChip label={order.label} {...(printing && { percent: printing.percent })} />
        </span>
        <span className="flex min-w-24 flex-col text-end max-sm:grow">
          <span className="figures font-semibold whitespace-nowrap">{format.money(price)}</span>
          {refunded.amount > 0 && (
            <span className="figures text-small text-ink-soft whitespace-nowrap">
              {t('shopOrders.back', { amount: format.money(refunded) })}
            </span>
          )}
        </span>
      </span>
      <Icon name="forward" size={20} className="text-ink-faint shrink-0 max-[22rem]:hidden" />
    </Link>
  );
}
