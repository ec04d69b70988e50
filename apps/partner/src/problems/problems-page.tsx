import { PROBLEM_STATES, type ProblemState } from '@cpc/domain';
import { SearchField, SelectField, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { stateKey } from './decisions.ts';
import { ProblemCard } from './problem-card.tsx';
import { useProblems } from './use-problems.ts';

/** What customers report, found by state and order, with the way to decide (PA-11). */
export default function ProblemsPage() {
  const t = useT();
  const [state, setState] = useState<ProblemState>();
  const [number, setNumber] = useState('');
  return (
    <Page title={t('partnerProblem.page')} lead={t('partnerProblem.lead')}>
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
    </Page>
  );
}

function Problems({ state, number }: { readonly state: ProblemState | undefined; readonly number: string }) {
  const t = useT();
  const problems = useProblems({ state, ...(number !== '' && { order_number: number }) });
  const kind = state === undefined && number === '' ? 'none' : 'noneFound';
  return (
    <FetchedList
      of={problems}
      room="h-96"
      tells
      cards="roomy:grid-cols-2 gap-4"
      empty={
        <StateView
          icon={kind === 'none' ? 'check' : 'search'}
          tone={kind === 'none' ? 'good' : 'neutral'}
          title={t(`partnerProblem.${kind}`)}
          hint={t(`partnerProblem.${kind}.hint`)}
        />
      }
    >
      {(problem) => <ProblemCard key={problem.problem_id} problem={problem} />}
    </FetchedList>
  );
}
