import { addMoney, type Money, money } from '@cpc/domain';
import { Card, Facts, useFormat, useT } from '@cpc/ui';
import { type DrawingCost, useDrawingFacts } from '../../../parts/drawing-cost.ts';
import { useSending } from '../delivery/use-sending.ts';
import { CouponField } from './coupon-field.tsx';
import { type CouponItems, useCoupon } from './use-coupon.ts';

interface TotalCardProps {
  /** What a coupon is checked for. */
  readonly items: CouponItems;
  /** The price of each thing. */
  readonly prices: readonly Money[];
  readonly drawings?: DrawingCost | undefined;
}

/** What the order costs, part by part, the field for a coupon, and what the coupon takes off the total (PY-07). */
export function TotalCard({ items, prices, drawings }: TotalCardProps) {
  const t = useT();
  const format = useFormat();
  const { fee, withFee } = useSending();
  const coupon = useCoupon(items);
  const costs = useDrawingFacts(drawings ?? NONE);
  const [first] = prices;
  if (first === undefined) return null;
  const things = prices.reduce(addMoney);
  const full = withFee(drawings?.plus(things) ?? things);
  const total = coupon.takesOff ? money(full.amount - coupon.takesOff.amount, full.currency) : full;
  const same = prices.every(({ amount }) => amount === first.amount);
  const name =
    prices.length === 1
      ? t('order.total.one')
      : same
        ? t('order.total.times', { count: prices.length, price: format.money(first) })
        : t('order.total.several', { count: prices.length });
  return (
    <Card className="flex flex-col gap-3 p-5">
      <Facts
        facts={[
          { name, value: format.money(things) },
          ...costs,
          ...(fee ? [{ name: t('delivery.fee'), value: format.money(fee) }] : []),
        ]}
      />
      <CouponField items={items} />
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="font-medium">{t('order.pay.total')}</span>
        <span className="flex items-baseline gap-2.5">
          {coupon.takesOff ? <s className="figures text-small text-ink-faint">{format.money(full)}</s> : null}
          <span className="figures text-title font-bold">{format.money(total)}</span>
        </span>
      </p>
    </Card>
  );
}

const NONE: DrawingCost = { count: 0, price: undefined, asking: false, plus: (price) => price };
