import { Segmented, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Cards, Fetched } from '../core/fetched.tsx';
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
      <Fetched of={parcels} room="h-72">
        {(data) =>
          data.length === 0 ? (
            <StateView icon="box" title={t('delivery.desk.empty')} hint={t('delivery.desk.emptyWhy')} />
          ) : (
            <Cards columns="gap-4 lg:grid-cols-2 roomy:grid-cols-3">
              {data.map((parcel) => (
                <ParcelCard key={parcel.order_id} parcel={parcel} />
              ))}
            </Cards>
          )
        }
      </Fetched>
    </Page>
  );
}
