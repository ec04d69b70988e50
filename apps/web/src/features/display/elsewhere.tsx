import type { StationId } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { useNearby } from '../../data/stations.ts';

/** The nearest open station of the same shop, readable at three metres (QU-05). Nothing, if there is none. */
export function Elsewhere({ stationId }: { readonly stationId: StationId }) {
  const { t, format } = useTranslator();
  const [nearest] = useNearby(stationId).data ?? [];
  if (!nearest) return null;
  const { station, distance } = nearest;
  return (
    <div className="flex flex-col gap-[1vmin] rounded-huge bg-raised p-[2.8vmin]">
      <p className="text-title text-ink-soft">{t('station.nearby')}</p>
      <p className="text-headline font-bold wrap-anywhere">
        <bdi>{station.name}</bdi>
        {distance === null ? null : ` · ${format.distance(distance)}`}
      </p>
      {station.address === '' ? null : (
        <p className="text-headline wrap-anywhere">
          <bdi>{station.address}</bdi>
        </p>
      )}
    </div>
  );
}
