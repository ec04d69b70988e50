import { ErrorState, Segmented, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { ParcelCard } from './parcel-card.tsx';
import { useParcels } from './use-parcels.ts';

/** Orders to send: what to pack, what to hand to the carrier, what is on its way (JN-04). */
export default function ShippingPage() {
  const t = useT();
  const [which, setWhich] = useState<'open' | 'all'>('open');
  const parcels = useParcels(which === 'open');
  return (
    <Page title={t('delivery.desk')} live={parcels}>
      <div className="sm:max-w-xs">
        <Segmented
          label={t('delivery.desk.filter')}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'open', label: t('delivery.desk.open') },
            { value: 'all', label: t('delivery.desk.all') },
          ]}
        />
      </div>
      {parcels.data === undefined && parcels.isError ? <ErrorState onRetry={() => void parcels.refetch()} /> : null}
      {parcels.data === undefined && !parcels.isError ? <Skeleton className="h-72 rounded-large" /> : null}
      {parcels.data?.length === 0 ? (
        <StateView icon="box" title={t('delivery.desk.empty')} hint={t('delivery.desk.emptyWhy')} />
      ) : null}
      {parcels.data && parcels.data.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 roomy:grid-cols-3">
          {parcels.data.map((parcel) => (
            <li key={parcel.order_id}>
              <ParcelCard parcel={parcel} />
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  );
}
