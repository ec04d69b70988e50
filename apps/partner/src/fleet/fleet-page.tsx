import { useAddress } from '@cpc/appkit';
import { Segmented, useT } from '@cpc/ui';
import { Page } from '../core/page.tsx';
import { readFleet, setQuery, VIEWS } from './filter.ts';
import { FleetFilters } from './fleet-filters.tsx';
import { FleetList } from './fleet-list.tsx';
import { Incidents } from './incidents.tsx';
import { Releases } from './releases.tsx';
import { Totals } from './totals.tsx';

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
