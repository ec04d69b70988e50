import { QrCode, SelectField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useAllStations } from './use-promoters.ts';

/** The link with which customers order at a station through a promoter, as text and as a code to scan. */
export function PromoterLink({ promoterId }: { readonly promoterId: string }) {
  const t = useT();
  const stations = useAllStations().data ?? [];
  const [chosen, setChosen] = useState('');
  const station = stations.find(({ machine_id }) => machine_id === chosen) ?? stations[0];
  if (!station) return <p className="text-ink-soft">{t('price.noStation')}</p>;
  const query = new URLSearchParams({ machine_id: station.machine_id, promoter_id: promoterId });
  const link = `${location.origin}/#/pages/login/select_login?${query.toString()}`;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lead font-semibold">{t('price.promoter.link')}</h2>
      <SelectField
        label={t('price.station')}
        value={station.machine_id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={stations.map(({ machine_id, name }) => ({ value: machine_id, label: name }))}
      />
      <QrCode text={link} label={t('price.promoter.code')} className="w-48" />
      <p dir="ltr" className="text-small bg-sunken rounded-medium p-4 wrap-anywhere select-all">
        {link}
      </p>
      <p className="text-small text-ink-soft">{t('price.promoter.link.text')}</p>
    </div>
  );
}
