import { useNotify } from '@cpc/appkit';
import type { ActionInput, Claim } from '@cpc/contract';
import type { ClaimState } from '@cpc/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useFlow } from '../core/use-pages.ts';

const CLAIMS = ['claims'] as const;

export const useClaims = (state: ClaimState) =>
  useFlow<Claim>(
    [...CLAIMS, state],
    (options) => client.call('Operator.claims', { state }, options),
    ({ at, reprint_id }) => ({ time: at, id: reprint_id }),
  );

export function useDecideClaim() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.decideClaim'>) => client.call('Operator.decideClaim', input),
    // Also after a refusal: another operator may have decided it.
    onSettled: () => queries.invalidateQueries({ queryKey: CLAIMS }),
    onError: notify.failed,
  });
}
