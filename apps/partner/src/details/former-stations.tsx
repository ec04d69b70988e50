import type { ShopDetails } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

/** Stations that moved to another shop: where the lists show what happened there. */
export function FormerStations({ details: { former_stations: stations } }: { readonly details: ShopDetails }) {
  const { t, format } = useTranslator();
  return (
    <>
      <p className="text-small text-ink-soft">{t('profile.former.text')}</p>
      <ul className="text-small flex flex-col gap-2">
        {stations.map(({ machine_id, name, until }) => (
          <li key={`${machine_id} ${until}`} className="flex flex-wrap justify-between gap-x-3">
            <bdi className="font-medium">{name}</bdi>
            <span className="text-ink-faint">{t('profile.former.until', { time: format.date(until) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
