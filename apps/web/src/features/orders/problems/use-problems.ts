import type { ActionInput, ProblemsOfOrder } from '@cpc/contract';
import type { AssetId, OrderId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../core/client.ts';

/** How often an open problem is fetched again, in ms: people answer it. */
const REFRESH_MS = 15_000;

const key = (orderId: OrderId) => ['problems', orderId] as const;

/** What was reported about an order, and what can be reported (OR-13). */
export const useProblems = (order_id: OrderId) =>
  useQuery<ProblemsOfOrder>({
    queryKey: key(order_id),
    queryFn: ({ signal }) => client.call('Problem.ofOrder', { order_id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.problems.some(({ state }) => state === 'reported') ? REFRESH_MS : false,
  });

function useWrite<Name extends 'Problem.report' | 'Problem.reopen'>(name: Name, orderId: OrderId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ActionInput<Name>) => client.call(name, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: key(orderId) }),
  });
}
export const useReportProblem = (orderId: OrderId) => useWrite('Problem.report', orderId);
export const useReopenProblem = (orderId: OrderId) => useWrite('Problem.reopen', orderId);

/** A photo of a problem, as a URL that the page may show. */
export const useProblemPhoto = (asset: AssetId) =>
  useQuery<string>({
    queryKey: ['problem-photo', asset],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await client.fetchBlob(`/api/problem/photo/${asset}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
