import { Link } from '@cpc/appkit';
import type { FoundOrder } from '@cpc/contract';
import { LINE_NAMES } from '@cpc/i18n';
import { Card, type Fact, Facts, useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { Part } from '../core/part.tsx';
import { LabelChip } from '../orders/label-chip.tsx';
import { OrderItems } from '../orders/order-items.tsx';
import { OrderMoney } from '../orders/order-money.tsx';
import { ShopChip } from '../shops/shop-chip.tsx';

/** All that is known of an order, with the ways to its shop and its station. */
export function FoundOrderCard({ order }: { readonly order: FoundOrder }) {
  return (
    <article aria-label={order.order_number} className="flex flex-col gap-4">
      <Head order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <OrderItems order={order} />
        <OrderMoney order={order} />
        <Lines order={order} />
      </div>
    </article>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-medium underline underline-offset-2 wrap-anywhere';

function Head({ order }: { readonly order: FoundOrder }) {
  const { t } = useTranslator();
  const { order_number, created_at, label, partner_id, shop_name, shop_state, machine_id, machine_name } = order;
  const ids: Fact[] = order.references.flatMap(({ reference, capture_id }) => [
    ...(reference === null ? [] : [{ name: t('platform.find.payment'), value: reference }]),
    ...(capture_id === null ? [] : [{ name: t('platform.find.capture'), value: capture_id }]),
  ]);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="figures text-lead font-semibold">
          <bdi>{order_number}</bdi>
        </h2>
        <LabelChip label={label} />
        <Moment at={created_at} className="figures text-small text-ink-faint" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={`/shops/${partner_id}`} className={LINK}>
          <bdi>{shop_name}</bdi>
        </Link>
        <ShopChip state={shop_state} />
        <Link to={`/fleet/${machine_id}`} className={LINK}>
          <bdi>{machine_name}</bdi>
        </Link>
      </div>
      {ids.length > 0 && <Facts facts={ids} />}
    </Card>
  );
}

/** The lines of the ledger, each with its account: a debit is positive. */
function Lines({ order: { lines } }: { readonly order: FoundOrder }) {
  const { t, format } = useTranslator();
  if (lines.length === 0) return null;
  return (
    <Part title={t('platform.find.lines')}>
      <ul className="divide-line/60 flex flex-col divide-y">
        {lines.map(({ line_id, at, account, kind, amount }) => (
          <li key={line_id} className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-medium">{t(LINE_NAMES[kind])}</p>
              <p className="text-small text-ink-soft wrap-anywhere">
                <bdi>{account}</bdi>
              </p>
              <Moment at={at} className="figures text-small text-ink-faint" />
            </div>
            <span className="figures font-semibold whitespace-nowrap">{format.money(amount)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
