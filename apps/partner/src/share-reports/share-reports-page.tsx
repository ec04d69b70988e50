import { ErrorState, Segmented, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import { ReportCard } from './report-card.tsx';
import { useShareReports } from './use-share-reports.ts';

const VIEWS = ['open', 'settled'] as const;
type View = (typeof VIEWS)[number];

/** Shared designs that somebody reported, for the operator to decide (ED-12). */
export default function ShareReportsPage() {
  const t = useT();
  const [view, setView] = useState<View>('open');
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partnerProblem.reports')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">{t('partnerProblem.reports')}</h1>
        <p className="text-small text-ink-soft max-w-prose">{t('partnerProblem.reports.lead')}</p>
      </div>
      <div className="sm:max-w-md">
        <Segmented
          label={t('partnerProblem.reports.filter')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`partnerProblem.reports.filter.${value}`) }))}
        />
      </div>
      <Reports settled={view === 'settled'} />
    </div>
  );
}

function Reports({ settled }: { readonly settled: boolean }) {
  const t = useT();
  const reports = useShareReports(settled);
  if (!reports.data)
    return reports.isError ? (
      <ErrorState hint={reports.error.message} onRetry={() => void reports.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  const rows = reports.data.pages.flat();
  if (rows.length === 0) {
    const kind = settled ? 'noneSettled' : 'none';
    return (
      <StateView
        icon={settled ? 'clock' : 'check'}
        tone={settled ? 'neutral' : 'good'}
        title={t(`partnerProblem.reports.${kind}`)}
        hint={t(`partnerProblem.reports.${kind}.hint`)}
      />
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {rows.map((share) => (
          <li key={share.share_id}>
            <ReportCard share={share} />
          </li>
        ))}
      </ul>
      {reports.hasNextPage && (
        <MoreButton busy={reports.isFetchingNextPage} onMore={() => void reports.fetchNextPage()} />
      )}
    </>
  );
}
