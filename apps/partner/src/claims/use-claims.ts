import type { ClaimState } from '@cpc/domain';
import { useAct } from '../core/calls.ts';
import { useFlow } from '../core/use-pages.ts';

const CLAIMS = ['claims'] as const;

export const useClaims = (state: ClaimState) =>
  useFlow([...CLAIMS, state], {
    name: 'Operator.claims',
    input: { state },
    placeOf: ({ at, reprint_id }) => ({ time: at, id: reprint_id }),
  });

export const useDecideClaim = () => useAct('Operator.decideClaim', { stale: [CLAIMS], always: true });
