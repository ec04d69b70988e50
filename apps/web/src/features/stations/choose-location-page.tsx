import { goBack, useAddress } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import type { Place } from '@cpc/domain';
import { placeInQuery, PlacePicker } from '@cpc/maps';
import { Button, Card, Icon, Page, SearchField, StateView, useT, useWide } from '@cpc/ui';
import { useState } from 'react';
import { PATHS } from '../../core/paths.ts';
import { usePlaceStore } from '../../core/place-store.ts';
import { useStations } from '../../data/stations.ts';
import { matches } from './finding.ts';
import { useMapTiles, useStationPoints } from './on-map.ts';

/** With this many stations or more there is a search field. */
const SEARCH_FROM = 5;

/** Picks a place on a map, for the page that led here: distances are told from it (RT-13). */
export default function ChooseLocationPage() {
  const t = useT();
  const { query } = useAddress();
  const store = usePlaceStore();
  const wide = useWide();
  const named = placeInQuery(query);
  const wrong = named === undefined && (query['latitude'] ?? query['longitude']) !== undefined;
  const [picked, setPicked] = useState<Place | null>(named ?? store.place);
  const { data: stations = [] } = useStations();
  const placed = stations.filter(({ place }) => place !== null);
  const start = (id: string) => setPicked(placed.find(({ machine_id }) => machine_id === id)?.place ?? picked);
  const take = () => {
    store.set(picked, 'map');
    goBack(PATHS.mall);
  };
  const ready = (
    <Button kind="primary" size="large" wide disabled={picked === null} onClick={take}>
      {t(picked === null ? 'maps.choose.none' : 'maps.choose.take')}
    </Button>
  );
  return (
    <Page
      title={t('maps.choose.title')}
      width="wide"
      onBack={() => goBack(PATHS.mall)}
      action={wide ? undefined : ready}
    >
      <div className="wide:grid wide:grid-cols-[3fr_2fr] wide:items-start wide:gap-6 flex flex-col gap-4 pt-2">
        <PlacePicker
          picked={picked}
          onPick={setPicked}
          tiles={useMapTiles()}
          points={useStationPoints()(placed)}
          onSelect={start}
          className="h-[46dvh] min-h-64"
        />
        <div className="flex flex-col gap-4">
          {wrong && <Wrong />}
          <p className="text-small text-ink-soft">{t('maps.choose.privacy')}</p>
          <Starts stations={placed} onChoose={start} />
          {wide ? ready : null}
        </div>
      </div>
    </Page>
  );
}

function Wrong() {
  const t = useT();
  return (
    <Card role="alert" className="bg-warn-wash text-small text-warn flex gap-3">
      <Icon name="warning" size={20} />
      {t('maps.choose.wrong')}
    </Card>
  );
}

/** The stations as places to start from. */
function Starts({
  stations,
  onChoose,
}: {
  readonly stations: readonly StationView[];
  readonly onChoose: (id: string) => void;
}) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = stations.filter(({ name, address }) => matches(`${name} ${address}`, keyword));
  if (stations.length === 0) return <p className="text-small text-ink-faint">{t('maps.choose.noStations')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('maps.choose.stations')}</h2>
      {stations.length >= SEARCH_FROM && (
        <SearchField label={t('maps.choose.search')} value={keyword} onChange={setKeyword} />
      )}
      {found.length === 0 && <StateView icon="search" title={t('maps.choose.notFound')} />}
      <ul className="flex flex-col gap-2">
        {found.map(({ machine_id, name, address }) => (
          <li key={machine_id}>
            <button
              type="button"
              className="press bg-raised flex min-h-14 w-full items-center gap-3 rounded-medium px-4 py-2 text-start"
              onClick={() => onChoose(machine_id)}
            >
              <Icon name="pin" size={20} className="text-ink-faint" />
              <span className="min-w-0">
                <bdi className="block font-medium">{name}</bdi>
                <bdi className="text-small text-ink-soft block wrap-anywhere">{address}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
