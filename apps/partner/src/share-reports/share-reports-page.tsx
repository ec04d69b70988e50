import { Segmented, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { ReportCard } from './report-card.tsx';
import { useShareReports } from './use-share-reports.ts';

const VIEWS = ['open', 'settled'] as const;
type View = (typeof VIEWS)[number];

/** Shared designs that somebody reported, for the operator to decide (ED-12). */
export default function ShareReportsPage() {
  const t = useT();
  const [view, setView] = useState<View>('open');
  return (
    <Page title={t('partnerProblem.reports')} lead={t('partnerProblem.reports.lead')}>
      <div className="sm:max-w-md">
        <Segmented
          label={t('partnerProblem.reports.filter')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`partnerProblem.reports.filter.${value}`) }))}
        />
      </div>
      <Reports settled={view === 'settled'} />
    </Page>
  );
}

function Reports({ settled }: { readonly settled: boolean }) {
  const t = useT();
  const reports = useShareReports(settled);
  const kind = settled ? 'noneSettled' : 'none';
  return (
    <FetchedList
      of={reports}
      room="h-96"
      tells
      cards="gap-4 lg:grid-cols-2"
      empty={
        <StateView
          icon={settled ? 'clock' : 'check'}
          tone={settled ? 'neutral' : 'good'}
          title={t(`partnerProblem.reports.${kind}`)}
          hint={t(`partnerProblem.reports.${kind}.hint`)}
        />
      }
    >
      {(share) => <ReportCard key={share.share_id} share={share} />}
    </FetchedList>
  );
}
