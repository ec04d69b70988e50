import { ErrorState, Skeleton, StateView, useT } from '@cpc/ui';
import { LiveMark } from '../app/live-mark.tsx';
import { useStockWarnings } from '../machine/use-stock.ts';
import { RefusedRefunds } from './refused-refunds.tsx';
import { StockWarnings } from './stock-warnings.tsx';
import { Decided } from './decided.tsx';
import { UnclaimedList } from './unclaimed-list.tsx';
import { UnsureCard } from './unsure-card.tsx';
import { useUnclaimed, useUnsure } from './use-attention.ts';
import { useRefusedRefunds } from './use-refunds.ts';

/** What only a person can do: look at a print nobody can tell of, and at what nobody came for (PA-06, QU-03). */
export function AttentionPage() {
  const t = useT();
  const unsure = useUnsure();
  const unclaimed = useUnclaimed();
  const refused = useRefusedRefunds().data ?? [];
  const warnings = useStockWarnings().data ?? [];
  const nothing = [unsure.data, unclaimed.data, refused, warnings].every((list) => (list ?? []).length === 0);
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partner.attention')} · ${t('common.app.title')}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{t('partner.attention')}</h1>
        <LiveMark failed={unsure.isError} updatedAt={unsure.dataUpdatedAt} />
      </div>
      {unsure.data ? (
        <>
          {nothing && (
            <StateView
              icon="check"
              tone="good"
              title={t('partner.attention.empty')}
              hint={t('partner.attention.empty.hint')}
            />
          )}
          {unsure.data.length > 0 && (
            <section aria-labelledby="unsure" className="flex flex-col gap-4">
              <h2 id="unsure" className="text-lead font-semibold">
                {t('partner.unsure')}
              </h2>
              <p className="text-small text-ink-soft max-w-prose">{t('partner.unsure.hint')}</p>
              <div className="grid gap-4 lg:grid-cols-2">
                {unsure.data.map((job) => (
                  <UnsureCard key={job.job_id} job={job} />
                ))}
              </div>
            </section>
          )}
          {refused.length > 0 && <RefusedRefunds refunds={refused} />}
          {warnings.length > 0 && <StockWarnings warnings={warnings} />}
          {(unclaimed.data ?? []).length > 0 && (
            <UnclaimedList items={unclaimed.data ?? []} at={unclaimed.dataUpdatedAt} />
          )}
          <Decided />
        </>
      ) : unsure.isError ? (
        <ErrorState onRetry={() => void unsure.refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-large" />
      )}
    </div>
  );
}
