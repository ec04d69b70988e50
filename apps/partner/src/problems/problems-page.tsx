import { PROBLEM_STATES, type ProblemState } from '@cpc/domain';
import { ErrorState, SearchField, SelectField, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import { stateKey } from './decisions.ts';
import { ProblemCard } from './problem-card.tsx';
import { useProblems } from './use-problems.ts';

/** What customers report, found by state and order, with the way to decide (PA-11). */
export default function ProblemsPage() {
  const t = useT();
  const [state, setState] = useState<ProblemState>();
  const [number, setNumber] = useState('');
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partnerProblem.page')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">{t('partnerProblem.page')}</h1>
        <p className="text-small text-ink-soft max-w-prose">{t('partnerProblem.lead')}</p>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <SearchField label={t('partnerProblem.search')} value={number} onChange={setNumber} />
        <SelectField
          label={t('partnerProblem.filter')}
          value={state ?? ''}
          onChange={({ currentTarget }) => setState(PROBLEM_STATES.find((one) => one === currentTarget.value))}
          options={[
            { value: '', label: t('partnerProblem.filter.all') },
            ...PROBLEM_STATES.map((value) => ({ value, label: t(stateKey(value)) })),
          ]}
        />
      </div>
      <Problems state={state} number={number.trim()} />
    </div>
  );
}

function Problems({ state, number }: { readonly state: ProblemState | undefined; readonly number: string }) {
  const t = useT();
  const problems = useProblems({ state, ...(number !== '' && { order_number: number }) });
  if (!problems.data)
    return problems.isError ? (
      <ErrorState hint={problems.error.message} onRetry={() => void problems.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  const rows = problems.data.pages.flat();
  if (rows.length === 0) {
    const kind = state === undefined && number === '' ? 'none' : 'noneFound';
    return (
      <StateView
        icon={kind === 'none' ? 'check' : 'search'}
        tone={kind === 'none' ? 'good' : 'neutral'}
        title={t(`partnerProblem.${kind}`)}
        hint={t(`partnerProblem.${kind}.hint`)}
      />
    );
  }
  return (
    <>
      <ul className="roomy:grid-cols-2 grid grid-cols-1 gap-4">
        {rows.map((problem) => (
          <li key={problem.problem_id}>
            <ProblemCard problem={problem} />
          </li>
        ))}
      </ul>
      {problems.hasNextPage && (
        <MoreButton busy={problems.isFetchingNextPage} onMore={() => void problems.fetchNextPage()} />
      )}
    </>
  );
}
