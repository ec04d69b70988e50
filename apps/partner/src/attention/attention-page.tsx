import { ErrorState, useT } from '@cpc/ui';
import { LiveMark } from '../core/page.tsx';
import { IncidentList } from '../incidents/incident-list.tsx';
import { RefusedRefunds } from './refused-refunds.tsx';
import { Decided } from './decided.tsx';
import { GuessedCodes, UnconfirmedPayments } from './warnings.tsx';
import { SectionHead } from './section.tsx';
import { UnclaimedList } from './unclaimed-list.tsx';
import { UnsureCard } from './unsure-card.tsx';
import { useDuty } from '../core/session-store.ts';
import { useGuesses, useRefusedRefunds, useUnclaimed, useUnconfirmed, useUnsure } from './use-attention.ts';

/**
 * Everything that needs a hand (PA-12), and below it what is decided on this page: prints with an unknown outcome, refused
 * refunds, items that nobody picked up (PA-06, QU-03).
 */
export default function AttentionPage() {
  const t = useT();
  const unsure = useUnsure();
  const unclaimed = useUnclaimed();
  const unconfirmed = useUnconfirmed();
  const refused = useRefusedRefunds();
  const guesses = useGuesses();
  const decides = useDuty('prints');
  // A list that the person has no duty for is never asked.
  const all = [unsure, unclaimed, unconfirmed, refused, guesses].filter(
    ({ data, isError, fetchStatus }) => data !== undefined || isError || fetchStatus !== 'idle',
  );
  const prints = decides ? unsure.data : [];
  const unanswered = all.filter(({ data }) => data === undefined);
  const failed = all.filter(({ isError }) => isError);
  const stale = failed.filter(({ data }) => data !== undefined);
  const again = () => void Promise.all(failed.map((query) => query.refetch()));
  return (
    <div className="flex flex-col gap-8">
      <title>{`${t('partner.attention')} · ${t('common.app.title')}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{t('partner.attention')}</h1>
        {/* The age of the oldest list that fails to load. */}
        <LiveMark
          failed={failed.length > 0}
          updatedAt={Math.min(...(stale.length > 0 ? stale : all.slice(0, 1)).map((query) => query.dataUpdatedAt))}
        />
      </div>
      <IncidentList />
      {prints && prints.length > 0 && (
        <section aria-labelledby="unsure" className="flex flex-col gap-4">
          <SectionHead id="unsure" title={t('partner.unsure')} hint={t('partner.unsure.hint')} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 roomy:grid-cols-3">
            {prints.map((job) => (
              <UnsureCard key={job.job_id} job={job} />
            ))}
          </div>
        </section>
      )}
      {guesses.data && guesses.data.length > 0 && <GuessedCodes guesses={guesses.data} />}
      {unconfirmed.data && unconfirmed.data.length > 0 && <UnconfirmedPayments payments={unconfirmed.data} />}
      {refused.data && refused.data.length > 0 && <RefusedRefunds refunds={refused.data} />}
      {unclaimed.data && unclaimed.data.length > 0 && (
        <UnclaimedList items={unclaimed.data} at={unclaimed.dataUpdatedAt} />
      )}
      {unanswered.some(({ isError }) => isError) && <ErrorState onRetry={again} />}
      {decides && <Decided />}
    </div>
  );
}
