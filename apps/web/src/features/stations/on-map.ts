import type { MapTiles, StationView } from '@cpc/contract';
import type { StationState } from '@cpc/domain';
import type { MapPoint } from '@cpc/maps';
import { useT } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../core/client.ts';

const LOOKS: Readonly<Record<StationState, Pick<MapPoint, 'tone' | 'icon'>>> = {
  ready: { tone: 'good', icon: 'check' },
  printing: { tone: 'good', icon: 'printer' },
  resting: { tone: 'neutral', icon: 'moon' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  fault: { tone: 'warn', icon: 'warning' },
  offline: { tone: 'neutral', icon: 'offline' },
};

/** The stations that have a place, as points of a map. */
export function useStationPoints(): (stations: readonly StationView[]) => MapPoint[] {
  const t = useT();
  return (stations) =>
    stations.flatMap(({ machine_id: id, place, name, state, opens_at }) =>
      place === null
        ? []
        : [
            {
              id,
              place,
              name,
              state: t(opens_at === null ? `station.state.${state}` : 'station.state.closed'),
              ...LOOKS[state],
            },
          ],
    );
}

/** Where maps get their tiles; null for nowhere, undefined until it is known. If it cannot be asked, there are none. */
export function useMapTiles(): MapTiles | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['map'],
    queryFn: ({ signal }) => client.call('Map.get', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? null : data?.tiles;
}
