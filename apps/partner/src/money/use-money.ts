import type { ActionInput, Balance, StatementLine } from '@cpc/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const PAGE_SIZE = 50;
const MONEY = ['money'] as const;

export const useBalance = () =>
  useQuery<readonly Balance[]>({
    queryKey: [...MONEY, 'balance'],
    queryFn: ({ signal }) => client.call('Partner.balance', {}, { signal }),
  });

type Lines = readonly StatementLine[];
/** The last line of the page before; undefined for the first page. */
type Begin = { readonly time: number; readonly id: string } | undefined;

/** The lines of the statement, fetched by the flow: a sale in the meantime shifts nothing. */
export const useStatement = (wanted: ActionInput<'Partner.statement'>) =>
  useInfiniteQuery<Lines, Error, InfiniteData<Lines, Begin>, readonly unknown[], Begin>({
    queryKey: [...MONEY, 'statement', wanted],
    queryFn: ({ signal, pageParam: begin }) =>
      client.call('Partner.statement', wanted, { signal, flow: { begin, size: PAGE_SIZE } }),
    initialPageParam: undefined,
    getNextPageParam: nextBegin,
    placeholderData: keepPreviousData,
  });

function nextBegin(page: Lines): Begin {
  const last = page.at(-1);
  return last === undefined || page.length < PAGE_SIZE ? undefined : { time: last.at, id: last.line_id };
}
