import { COUPON_STATES } from '@cpc/contract';
import { Button, SearchField, SelectField, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponRow } from './coupon-row.tsx';
import { type CouponPlaces, type CouponSide, useCoupons } from './use-coupons.ts';

/** Coupons, with what they take off, their uses and what they cost. */
export function CouponList(places: CouponPlaces) {
  const { side } = places;
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState('');
  const state = COUPON_STATES.find((one) => one === shown);
  return (
    <Page
      title={t('price.coupons')}
      end={
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
          {t('price.coupon.add')}
        </Button>
      }
    >
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
    </Page>
  );
}

function Rows({ side, wanted }: { readonly side: CouponSide; readonly wanted: Parameters<typeof useCoupons>[1] }) {
  const t = useT();
  const coupons = useCoupons(side, wanted);
  return (
    <FetchedList
      of={coupons}
      label={t('price.coupons')}
      room="h-72"
      empty={<StateView icon="ticket" title={t('price.coupons.none')} hint={t('price.coupons.none.hint')} />}
    >
      {(coupon) => <CouponRow key={coupon.coupon_id} side={side} coupon={coupon} />}
    </FetchedList>
  );
}
