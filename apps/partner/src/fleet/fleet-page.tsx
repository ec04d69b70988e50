import { useAddress } from '@cpc/appkit';
import { Segmented, StateView, useT } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { WindowedList } from '../core/windowed-list.tsx';
import { readFleet, setQuery, VIEWS } from './filter.ts';
import { FleetFilters } from './fleet-filters.tsx';
import { FleetRow } from './fleet-row.tsx';
import { Incidents } from './incidents.tsx';
import { Releases } from './releases.tsx';
import { Totals } from './totals.tsx';
import { useFleet, type Wanted } from './use-fleet.ts';

/** All stations of all shops, what is wrong with them, and the versions of their agents (OP-05). */
export default function FleetPage() {
  const t = useT();
  const { query } = useAddress();
  const { view, wanted } = readFleet(query);
  return (
    <Page title={t('fleet.page')}>
      <div className="max-w-xl">
        <Segmented
          label={t('fleet.view')}
          value={view}
          onChange={(next) => setQuery({}, { view: next === 'stations' ? '' : next })}
          options={VIEWS.map((value) => ({ value, label: t(`fleet.view.${value}`) }))}
        />
      </div>
      {view === 'stations' && (
        <>
          <Totals query={query} />
          <FleetFilters query={query} wanted={wanted} />
          <FleetList wanted={wanted} />
        </>
      )}
      {view === 'incidents' && <Incidents />}
      {view === 'releases' && <Releases />}
    </Page>
  );
}

/** The height of a row before it is measured, px. */
const ROW_PX = 116;

/** The wanted stations. */
function FleetList({ wanted }: { readonly wanted: Wanted }) {
  const stations = useFleet(wanted);
  const rows = stations.data?.pages.flat() ?? [];
  if (!stations.data) return <Pending of={stations} room="h-96" />;
  if (rows.length === 0) return <None wanted={wanted} />;
  return (
    <WindowedList rows={rows} idOf={({ machine_id }) => machine_id} rowPx={ROW_PX} pages={stations}>
      {(station) => <FleetRow station={station} />}
    </WindowedList>
  );
}

function None({ wanted }: { readonly wanted: Wanted }) {
  const t = useT();
  const filters = Object.keys(wanted).filter((name) => name !== 'order' && name !== 'down');
  const name = filters.length > 0 ? 'notFound' : 'none';
  return <StateView icon="printer" title={t(`fleet.${name}`)} hint={t(`fleet.${name}.hint`)} />;
}
