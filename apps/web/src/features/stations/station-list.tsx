import { currentAddress, formatAddress, navigate } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { LazyMap, usePlaceWords } from '@cpc/maps';
import { Segmented, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { usePlaceStore } from '../../core/place-store.ts';
import { sharedStore } from '../../core/stores.ts';
import { StationCard } from '../../parts/station-card.tsx';
import { fullLast, nearestFirst } from './finding.ts';
import { useMapTiles, useStationPoints } from './on-map.ts';
import { PlaceBar } from './place-bar.tsx';
import { targetIn } from './target.ts';

interface StationListProps {
  /** Those that match the search. */
  readonly found: readonly StationView[];
  /** Some station has a place. */
  readonly placed: boolean;
}

/** The stations as a list, and on request as a map above it; the nearest first (RT-04, RT-13). */
export function StationList({ found, placed }: StationListProps) {
  const t = useT();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [selected, setSelected] = useState<string>();
  const from = usePlaceStore(({ place }) => place);
  const sorted = fullLast(nearestFirst(found, from));
  const first = view === 'map' ? sorted.filter(({ machine_id }) => machine_id === selected) : [];
  const rest = sorted.filter((station) => !first.includes(station));
  return (
    <>
      {placed && (
        <>
          <PlaceBar />
          <Segmented
            label={t('maps.mall.view')}
            options={[
              { value: 'list', label: t('maps.mall.list') },
              { value: 'map', label: t('maps.mall.map') },
            ]}
            value={view}
            onChange={setView}
          />
        </>
      )}
      {placed && view === 'map' && <StationsMap {...{ found, selected, onSelect: setSelected }} />}
      {found.length === 0 && <StateView icon="search" title={t('shop.mall.none')} hint={t('shop.mall.noneWhy')} />}
      <ul className="flex flex-col gap-3">
        {[...first, ...rest].map((station) => (
          <li key={station.machine_id}>
            <button
              type="button"
              className={`press w-full rounded-large text-start ${first.includes(station) ? 'outline-cool outline-2' : ''}`}
              onClick={() => choose(station)}
            >
              <StationCard station={station} address={<Where station={station} />} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StationsMapProps {
  readonly found: readonly StationView[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

function StationsMap({ found, selected, onSelect }: StationsMapProps) {
  const t = useT();
  const from = usePlaceStore(({ place }) => place);
  const tiles = useMapTiles();
  const points = useStationPoints()(found);
  const unplaced = found.length - points.length;
  return (
    <>
      <LazyMap
        label={t('maps.mall.label')}
        {...{ points, selected, onSelect, from, tiles }}
        className="h-[46dvh] min-h-64"
      />
      {unplaced > 0 && <p className="text-small text-ink-faint">{t('maps.mall.unplaced', { count: unplaced })}</p>}
    </>
  );
}

/** The address of a station, how far it is, and that it waits for a free place. */
function Where({ station: { address, place, accepts_orders, bays_full } }: { readonly station: StationView }) {
  const t = useT();
  const words = usePlaceWords();
  const from = usePlaceStore((state) => state.place);
  return (
    <>
      <bdi>{address}</bdi>
      {from !== null && place !== null && <span className="text-ink block font-medium">{words(from, place)}</span>}
      {accepts_orders && bays_full && <span className="text-warn block font-medium">{t('queue.full')}</span>}
    </>
  );
}

/** Leads on to what the customer had come for, such as the editor with her phone (LN-02), or to the choice of goods. */
function choose({ machine_id }: StationView): void {
  sharedStore.getState().set({ machine_id });
  const target = targetIn(currentAddress().query);
  if (target === undefined) go(PATHS.allSelect, { id: machine_id });
  else navigate(formatAddress(target));
}
