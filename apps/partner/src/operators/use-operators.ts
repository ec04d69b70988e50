import { useNotify } from '@cpc/appkit';
import type { ActionInput, OperatorPerson } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const OPERATORS = ['operators'] as const;

/** The operators of the platform (OP-01). */
export const useOperators = () =>
  useQuery<readonly OperatorPerson[]>({
    queryKey: OPERATORS,
    queryFn: ({ signal }) => client.call('Operator.operators', {}, { signal }),
  });

export function useInviteOperator() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.inviteOperator'>) => client.call('Operator.inviteOperator', input),
    onSuccess: (people) => queries.setQueryData(OPERATORS, people),
  });
}

export function useConfirmOperator() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.confirmOperator'>) => client.call('Operator.confirmOperator', input),
    // Also after a refusal: another operator may have confirmed it.
    onSettled: () => queries.invalidateQueries({ queryKey: OPERATORS }),
    onError: notify.failed,
  });
}

export function useBlockOperator() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.blockOperator'>) => client.call('Operator.blockOperator', input),
    onSuccess: (people) => queries.setQueryData(OPERATORS, people),
    onError: notify.failed,
  });
}
