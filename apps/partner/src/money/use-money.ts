import type { ActionInput } from '@cpc/contract';
import { useAct, useCall } from '../core/calls.ts';
import { useFlow, usePages } from '../core/use-pages.ts';

const MONEY = ['money'] as const;

export const useBalance = () => useCall([...MONEY, 'balance'], 'Partner.balance', {});

export const useDebt = () => useCall([...MONEY, 'debt'], 'Partner.debt', {});

export const useStatement = (wanted: ActionInput<'Partner.statement'>) =>
  useFlow([...MONEY, 'statement', wanted], {
    name: 'Partner.statement',
    input: wanted,
    placeOf: ({ at, line_id }) => ({ time: at, id: line_id }),
  });

export const useWithdrawals = () => usePages([...MONEY, 'withdrawals'], 'Partner.withdrawals', {});
export const useBankAccount = () => useCall([...MONEY, 'bank'], 'Partner.bankAccount', {});

/** Changes the shop's money; what was fetched about it is fetched again. */
const AFTER = { stale: [MONEY], always: true } as const;

export const useAskWithdrawal = () => useAct('Partner.askWithdrawal', { ...AFTER, quiet: true });
export const useSetBankAccount = () => useAct('Partner.setBankAccount', { ...AFTER, quiet: true });
export const useTakeBack = () => useAct('Partner.takeBackWithdrawal', AFTER);
