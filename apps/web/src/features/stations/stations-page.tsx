import { goBack, useAddress } from '@cpc/appkit';
import { Card, Icon, Page, SearchField, Skeleton, StateView, useT, useWide } from '@cpc/ui';
import { useState } from 'react';
import { PATHS } from '../../core/paths.ts';
import { useStations } from '../../data/stations.ts';
import { HeroCase } from '../../parts/hero-case.tsx';
import { QueryView } from '../../parts/query-view.tsx';
import { matches } from './finding.ts';
import { StationList } from './station-list.tsx';

/** With this many stations or more there is a search field. */
const SEARCH_FROM = 5;

/** The stations to choose from when none was scanned (RT-04, LN-02). */
export default function StationsPage() {
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
              {list.length === 0 ? (
                <StateView icon="printer" title={t('shop.mall.empty')} hint={t('shop.mall.emptyWhy')} />
              ) : (
                <StationList
                  found={list.filter(({ name, address }) => matches(`${name} ${address}`, keyword))}
                  placed={list.some(({ place }) => place !== null)}
                />
              )}
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
