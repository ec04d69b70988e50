import { Link, navigate } from '@cpc/appkit';
import type { OwnStation } from '@cpc/contract';
import { LazyMap, type MapPoint } from '@cpc/maps';
import { Button, Skeleton, StateView, useT } from '@cpc/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useStations } from '../core/calls.ts';
import { useMapTiles } from '../core/map-tiles.ts';
import { CLOSED, LOOKS, stateName } from './state-chip.tsx';

const pathOf = (id: string): string => `/stations/${encodeURIComponent(id)}`;

/** A button that shows the stations on a map, beside the search. The list below has the same facts. */
export function StationMapSwitch({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="max-w-xl min-w-64 grow">{children}</div>
        <Button icon="pin" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'maps.fleet.hide' : 'maps.fleet.show')}
        </Button>
      </div>
      {open && <StationMap />}
    </div>
  );
}

/** Stations on a map, each with its state as a colour, an icon and a word; hundreds of them in groups (PA-02, RT-13). */
function StationMap() {
  const { data } = useStations();
  return data ? <Placed stations={data} /> : <Skeleton className="h-72 rounded-large" />;
}

function Placed({ stations }: { readonly stations: readonly OwnStation[] }) {
  const t = useT();
  const tiles = useMapTiles();
  const points = useMemo(() => stations.flatMap((station) => pointOf(station, t)), [stations, t]);
  const unplaced = stations.filter(({ place }) => place === null);
  if (points.length === 0) return <StateView icon="pin" title={t('maps.fleet.none')} hint={t('maps.fleet.noneWhy')} />;
  return (
    <div className="flex flex-col gap-2">
      <LazyMap
        label={t('maps.fleet.label')}
        {...{ points, tiles }}
        onSelect={(id) => navigate(pathOf(id))}
        className="h-[52dvh] min-h-72"
      />
      {unplaced.length > 0 && (
        <p className="text-small text-ink-soft flex flex-wrap items-center gap-x-3">
          {t('maps.fleet.unplaced')}
          {unplaced.map(({ machine_id, name }) => (
            <Link
              key={machine_id}
              to={`${pathOf(machine_id)}/details`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <bdi>{name}</bdi>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

function pointOf({ machine_id, place, name, state, opens_at }: OwnStation, t: ReturnType<typeof useT>): MapPoint[] {
  if (place === null) return [];
  const closed = opens_at !== null;
  const word = closed ? t('station.state.closed') : stateName(t, state);
  return [{ id: machine_id, place, name, state: word, ...(closed ? CLOSED : LOOKS[state]) }];
}
