import type { ActionInput } from '@cpc/contract';
import { useAct } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

const PROBLEMS = ['problems'] as const;

/** The problems that customers of the shop report, those to decide first (PA-11). */
export const useProblems = (wanted: ActionInput<'Partner.problems'>) =>
  usePages([...PROBLEMS, wanted], 'Partner.problems', wanted);

/** The list is fetched after a refusal too: somebody else has decided, or the customer has written. */
export const useDecideProblem = () => useAct('Partner.decideProblem', { stale: [PROBLEMS], always: true, quiet: true });
