import type { PlatformCoupon } from '@cpc/contract';
import { StateView, useT } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { useValidity } from '../prices/use-validity.ts';
import { useDiscount } from './coupon-row.tsx';
import { usePlatformCoupons } from './use-coupons.ts';

/** The coupons of the platform that count in this shop, too: the platform pays what they take off (PY-07). */
export function PlatformCoupons() {
  const t = useT();
  return (
    <section aria-labelledby="platform-coupons" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="platform-coupons" className="text-lead font-semibold">
          {t('price.coupons.platform')}
        </h2>
        <p className="text-ink-soft">{t('price.coupons.platform.text')}</p>
      </div>
      <FetchedList
        of={usePlatformCoupons()}
        label={t('price.coupons.platform')}
        room="h-28"
        empty={<StateView icon="ticket" title={t('price.coupons.none')} />}
      >
        {(coupon) => <Row key={coupon.code} coupon={coupon} />}
      </FetchedList>
    </section>
  );
}

function Row({ coupon }: { readonly coupon: PlatformCoupon }) {
  const t = useT();
  const validity = useValidity();
  const { code, category } = coupon;
  return (
    <article className="flex flex-col gap-1 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <bdi className="figures font-semibold tracking-wide">{code}</bdi>
        <span>{useDiscount(coupon)}</span>
      </p>
      <p className="text-small text-ink-soft wrap-anywhere">
        <FactsInRow facts={[...(category === null ? [] : [t(`category.${category}`)]), validity(coupon)]} />
      </p>
    </article>
  );
}
