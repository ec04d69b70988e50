import { addressOf, formatAddress, navigate, useAddress } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { SHOP_STATION_STATES } from '@cpc/domain';
import { SearchField, Skeleton, StateView, useT } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { STATIONS } from '../core/paths.ts';
import { usePages } from '../core/use-pages.ts';
import { WindowedList } from '../core/windowed-list.tsx';
import { useDuty } from '../core/session-store.ts';
import { useToday } from '../incidents/use-incidents.ts';
import { AddStation } from './add-station.tsx';
import { StateTiles } from './state-tiles.tsx';
import { StationMapSwitch } from './station-map.tsx';
import { StationRow } from './station-row.tsx';

/** The height of a row before it is measured, px. */
const ROW_PX = 80;

/** The shop's stations, those in trouble first, found by state and by words (PA-01, PA-02). */
export default function StationsPage() {
  const t = useT();
  const { query } = useAddress();
  const state = SHOP_STATION_STATES.find((known) => known === query['state']);
  const search = (query['search'] ?? '').slice(0, 80);
  const wanted = { ...(state && { state }), ...(search.trim() !== '' && { search }) };
  const today = useToday();
  const owner = useDuty('people');
  const find = (words: string) =>
    navigate(formatAddress(addressOf(STATIONS, { ...query, search: words })), { replace: true });
  return (
    <Page title={t('partner.stations')} live={today}>
      {today.data ? (
        <StateTiles label={t('incidents.stations')} states={today.data.stations.states} chosen={state} />
      ) : (
        !today.isError && <Skeleton className="h-20 rounded-large" />
      )}
      <StationMapSwitch>
        <SearchField label={t('incidents.search')} value={search} onChange={find} />
      </StationMapSwitch>
      <Found wanted={wanted} />
      {owner && today.data && <AddStation stations={today.data.stations} />}
    </Page>
  );
}

function Found({ wanted }: { readonly wanted: Wanted }) {
  const t = useT();
  const stations = useShopStations(wanted);
  if (!stations.data) return <Pending of={stations} room="h-72" />;
  const rows = stations.data.pages.flat();
  if (rows.length === 0) {
    const name = Object.keys(wanted).length > 0 ? 'incidents.list.none' : 'partner.stations.empty';
    return <StateView icon="printer" title={t(name)} hint={t(`${name}.hint`)} />;
  }
  return (
    <WindowedList rows={rows} idOf={({ machine_id }) => machine_id} rowPx={ROW_PX} pages={stations}>
      {(station) => <StationRow station={station} />}
    </WindowedList>
  );
}

type Wanted = ActionInput<'Partner.stations'>;

/** The stations that are wanted, those in trouble first; fetched again when a count of the shop changes. */
const useShopStations = (wanted: Wanted) => usePages(['shopStations', wanted], 'Partner.stations', wanted);
