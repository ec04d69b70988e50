import { goBack, useAddress } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { Card, Icon, Page, SearchField, Skeleton, StateView, useT, useWide } from '@cpc/ui';
import { useState } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { sharedStore } from '../../core/stores.ts';
import { useStations } from '../../data/stations.ts';
import { QueryView } from '../../layout/query-view.tsx';
import { StationCard } from '../../layout/station-card.tsx';
import { HeroCase } from '../../layout/hero-case.tsx';
import { matches } from '../../core/search.ts';

/** With this many stations or more there is a search field. */
const SEARCH_FROM = 5;

/** The stations to choose from when none was scanned (RT-04, LN-02). */
export default function MallPage() {
  const t = useT();
  const { query } = useAddress();
  const stations = useStations();
  const wide = useWide();
  const [keyword, setKeyword] = useState('');
  return (
    <Page title={t('shop.mall.title')} width={wide ? 'wide' : 'reading'} onBack={() => goBack(PATHS.selectLogin)}>
      {wide ? (
        <div className="pointer-events-none fixed inset-y-0 start-0 grid w-2/5 py-[14vh]">
          <HeroCase label={t('launch.entry.art')} />
        </div>
      ) : null}
      <div className={`flex flex-col gap-3 ${wide ? 'ms-[40%] py-16' : 'pt-2'}`}>
        {query['missing'] === undefined ? (
          <p className="pb-1 text-center text-ink-soft">{t('shop.mall.lead')}</p>
        ) : (
          <Missing />
        )}
        <QueryView query={stations} skeleton={<Waiting />}>
          {(list) => (
            <>
              {list.length >= SEARCH_FROM ? (
                <SearchField label={t('shop.mall.search')} value={keyword} onChange={setKeyword} />
              ) : null}
              <Stations all={list} keyword={keyword} />
            </>
          )}
        </QueryView>
        <Card className="mt-3 flex items-center gap-3.5 text-small text-ink-soft">
          <Icon name="scan" className="text-ink" />
          <p>{t('shop.mall.scan')}</p>
        </Card>
      </div>
    </Page>
  );
}

function Stations({ all, keyword }: { readonly all: readonly StationView[]; readonly keyword: string }) {
  const t = useT();
  const found = all.filter((station) => matches(`${station.name} ${station.address}`, keyword));
  if (all.length === 0) return <StateView icon="printer" title={t('shop.mall.empty')} hint={t('shop.mall.emptyWhy')} />;
  if (found.length === 0) return <StateView icon="search" title={t('shop.mall.none')} hint={t('shop.mall.noneWhy')} />;
  return (
    <ul className="flex flex-col gap-3">
      {found.map((station) => (
        <li key={station.machine_id}>
          <button type="button" className="press w-full rounded-large text-start" onClick={() => choose(station)}>
            <StationCard station={station} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function choose({ machine_id }: StationView): void {
  sharedStore.getState().set({ machine_id });
  go(PATHS.allSelect, { id: machine_id });
}

/** LN-07: the scanned id is not one of our stations. */
function Missing() {
  const t = useT();
  return (
    <Card role="alert" className="flex gap-3.5 bg-warn-wash">
      <Icon name="warning" className="text-warn" />
      <div>
        <h2 className="font-semibold text-warn">{t('error.deviceMissing')}</h2>
        <p className="text-small text-ink-soft">{t('shop.mall.missingWhy')}</p>
      </div>
    </Card>
  );
}

const Waiting = () => (
  <>
    <Skeleton className="h-[6.125rem] w-full rounded-large" />
    <Skeleton className="h-[6.125rem] w-full rounded-large" />
  </>
);
