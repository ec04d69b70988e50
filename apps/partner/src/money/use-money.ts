import type { ActionInput, Balance, StatementLine } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useFlow } from '../core/use-pages.ts';

export const MONEY = ['money'] as const;

export const useBalance = () =>
  useQuery<readonly Balance[]>({
    queryKey: [...MONEY, 'balance'],
    queryFn: ({ signal }) => client.call('Partner.balance', {}, { signal }),
  });

export const useStatement = (wanted: ActionInput<'Partner.statement'>) =>
  useFlow<StatementLine>(
    [...MONEY, 'statement', wanted],
    (options) => client.call('Partner.statement', wanted, options),
    ({ at, line_id }) => ({ time: at, id: line_id }),
  );
