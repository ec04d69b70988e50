import { Link } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { localeInfo, matchLocale } from '@cpc/i18n';
import { Card, Facts, Icon, useT } from '@cpc/ui';
import { StationHead } from './station-head.tsx';

export function StationCard({ station }: { readonly station: StationView }) {
  const t = useT();
  const code = matchLocale(station.language);
  const estimate = {
    name: t('partner.station.estimate'),
    value: t('common.minutes', { count: Math.ceil(station.estimate_s / 60) }),
  };
  return (
    <Card aria-label={station.name} className="flex flex-col gap-4 p-5">
      <StationHead station={station} heading="h2" />
      <Facts
        facts={[
          { name: t('partner.station.queue'), value: t('partner.station.queue.value', { count: station.waiting }) },
          ...(station.accepts_orders ? [estimate] : []),
          { name: t('partner.station.number'), value: <bdi>{station.machine_id}</bdi> },
          { name: t('partner.station.language'), value: code ? localeInfo(code).title : station.language },
        ]}
      />
      <Link
        to={`/stations/${encodeURIComponent(station.machine_id)}`}
        className="bg-lifted hover:bg-line text-small flex min-h-11 items-center justify-center gap-2 rounded-medium px-4 font-medium"
      >
        <Icon name="wrench" size={20} />
        {t('partner.care.open')}
      </Link>
      <p
        className={`text-small border-line mt-auto border-t pt-3 font-medium ${station.accepts_orders ? 'text-good' : 'text-bad'}`}
      >
        {t(station.accepts_orders ? 'partner.station.orders.yes' : 'partner.station.orders.no')}
      </p>
    </Card>
  );
}
