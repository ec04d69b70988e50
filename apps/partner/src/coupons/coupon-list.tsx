import { COUPON_STATES } from '@cpc/contract';
import { Button, ErrorState, List, SearchField, SelectField, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponRow } from './coupon-row.tsx';
import type { CouponPlaces } from './places.ts';
import { type CouponSide, useCoupons } from './use-coupons.ts';

/** Coupons, with what they take off, their uses and what they cost. */
export function CouponList(places: CouponPlaces) {
  const { side } = places;
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState('');
  const state = COUPON_STATES.find((one) => one === shown);
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('price.coupons')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-semibold">{t('price.coupons')}</h1>
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
          {t('price.coupon.add')}
        </Button>
      </div>
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:max-w-3xl">
        <SearchField
          label={t(side === 'Operator' ? 'price.coupons.search.all' : 'price.coupons.search')}
          value={search}
          onChange={setSearch}
        />
        <SelectField
          label={t('price.coupons.state')}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          options={[
            { value: '', label: t('price.coupons.all') },
            ...COUPON_STATES.map((value) => ({ value, label: t(`price.coupon.state.${value}`) })),
          ]}
        />
      </div>
      <Rows side={side} wanted={{ search, ...(state === undefined ? {} : { state }) }} />
      {adding && <CouponDialog places={places} onClose={() => setAdding(false)} />}
    </div>
  );
}

interface RowsProps {
  readonly side: CouponSide;
  readonly wanted: Parameters<typeof useCoupons>[1];
}

function Rows({ side, wanted }: RowsProps) {
  const t = useT();
  const coupons = useCoupons(side, wanted);
  if (!coupons.data)
    return coupons.isError ? (
      <ErrorState onRetry={() => void coupons.refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-large" />
    );
  const rows = coupons.data.pages.flat();
  if (rows.length === 0)
    return <StateView icon="ticket" title={t('price.coupons.none')} hint={t('price.coupons.none.hint')} />;
  return (
    <>
      <List label={t('price.coupons')}>
        {rows.map((coupon) => (
          <CouponRow key={coupon.coupon_id} side={side} coupon={coupon} />
        ))}
      </List>
      {coupons.hasNextPage && (
        <MoreButton busy={coupons.isFetchingNextPage} onMore={() => void coupons.fetchNextPage()} />
      )}
    </>
  );
}
