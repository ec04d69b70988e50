import type { CouponView } from '@cpc/contract';
import { Chip, useT, useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { useValidity } from '../prices/use-validity.ts';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { type CouponSide, useEndCoupon } from './use-coupons.ts';

const TONES = { current: 'good', planned: 'cool', usedUp: 'warn', ended: 'neutral' } as const;

interface CouponRowProps {
  readonly side: CouponSide;
  readonly coupon: CouponView;
}

export function CouponRow({ side, coupon }: CouponRowProps) {
  const { t } = useTranslator();
  const { code, state } = coupon;
  const discount = useDiscount(coupon);
  const limits = useLimits(side, coupon);
  const record = useRecord(coupon);
  const ends = state !== 'ended' && (side === 'Operator' || !coupon.of_platform);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
          <bdi className="figures font-semibold tracking-wide">{code}</bdi>
          <span>{discount}</span>
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={limits} />
        </p>
        <p className="text-small text-ink-faint wrap-anywhere">
          <FactsInRow facts={record} />
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center justify-end gap-x-4 gap-y-2 sm:w-auto">
        <Chip tone={TONES[state]}>{t(`price.coupon.state.${state}`)}</Chip>
        {ends && <EndButton side={side} coupon={coupon} />}
      </div>
    </article>
  );
}

function useDiscount({ kind, permille, amount }: CouponView): string {
  const { t, format } = useTranslator();
  if (kind === 'percent') return t('price.coupon.off', { what: format.percent((permille ?? 0) / 10, 1) });
  return amount ? t('price.coupon.off', { what: format.money(amount) }) : t('price.coupon.free');
}

/** Where, for what and how long it counts. */
function useLimits(side: CouponSide, coupon: CouponView): readonly string[] {
  const { t } = useTranslator();
  const validity = useValidity();
  const { machine_name, shop_name, category, most_per_account: each } = coupon;
  const shop = shop_name ?? t('price.coupon.everywhere');
  const place = machine_name ?? (side === 'Operator' ? shop : t('price.station.all'));
  return [
    place,
    ...(category === null ? [] : [t(`category.${category}`)]),
    validity(coupon),
    ...(each === null ? [] : [t('price.coupon.each', { count: each })]),
  ];
}

/** What became of it, and who made it. */
function useRecord({
  uses,
  most_uses: most,
  given,
  of_platform,
  by,
  made_at,
  ended_by,
}: CouponView): readonly string[] {
  const { t, format } = useTranslator();
  return [
    most === null ? t('price.coupon.uses', { count: uses }) : t('price.coupon.usesOf', { count: uses, most }),
    ...given.map((amount) => t('price.coupon.given', { amount: format.money(amount) })),
    ...(of_platform ? [t('price.coupon.platform')] : []),
    ...(by === null ? [] : [by]),
    format.date(made_at),
    ...(ended_by === null ? [] : [t('price.endedBy', { name: ended_by })]),
  ];
}

function EndButton({ side, coupon: { coupon_id, code } }: CouponRowProps) {
  const t = useT();
  return (
    <ActButton
      kind="quiet"
      label={t('price.end')}
      ask={t('price.coupon.end.ask', { code })}
      why={t('price.coupon.end.why')}
      act={useEndCoupon(side)}
      input={() => ({ coupon_id })}
      said={() => t('price.coupon.end.done')}
    />
  );
}
