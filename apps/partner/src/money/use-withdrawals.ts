import { useNotify } from '@cpc/appkit';
import type { ActionInput, ActionOutput, Withdrawal } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';
import { MONEY } from './use-money.ts';

export const useWithdrawals = () =>
  usePages<Withdrawal>([...MONEY, 'withdrawals'], (options) => client.call('Partner.withdrawals', {}, options));

export const useBankAccount = () =>
  useQuery<ActionOutput<'Partner.bankAccount'>>({
    queryKey: [...MONEY, 'bank'],
    queryFn: ({ signal }) => client.call('Partner.bankAccount', {}, { signal }),
  });

/** Changes the shop's money; what was fetched about it is fetched again. The caller shows an error. */
function useChange<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => queries.invalidateQueries({ queryKey: MONEY }) });
}

export const useAskWithdrawal = () =>
  useChange((input: ActionInput<'Partner.askWithdrawal'>) => client.call('Partner.askWithdrawal', input));
export const useSetBankAccount = () =>
  useChange((input: ActionInput<'Partner.setBankAccount'>) => client.call('Partner.setBankAccount', input));

export function useTakeBack() {
  const notify = useNotify();
  const change = useChange((input: ActionInput<'Partner.takeBackWithdrawal'>) =>
    client.call('Partner.takeBackWithdrawal', input),
  );
  return {
    busy: change.isPending,
    takeBack: (withdrawal: Withdrawal, done: () => void) =>
      change.mutate({ withdrawal_id: withdrawal.withdrawal_id }, { onSuccess: done, onError: notify.failed }),
  };
}
