import type { StationId } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { useNearby } from '../data/stations.ts';
import { StationAddress } from './station-address.tsx';

/** The open stations of the same shop, the nearest first (QU-05). Nothing, if there is none. */
export function NearbyStations({ stationId }: { readonly stationId: StationId }) {
  const { t, format } = useTranslator();
  const { data = [] } = useNearby(stationId);
  if (data.length === 0) return null;
  return (
    <div className="pt-2">
      <p className="text-small font-medium">{t('station.nearby')}</p>
      <ul className="flex flex-col gap-1 text-small text-ink-soft">
        {data.map(({ station, distance }) => (
          <li key={station.machine_id}>
            <bdi>{station.name}</bdi>
            {distance === null ? null : ` · ${format.distance(distance)}`}
            {station.address === '' ? null : (
              <>
                <br />
                <StationAddress address={station.address} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
