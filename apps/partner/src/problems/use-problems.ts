import type { ActionInput, ShopProblem } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const PROBLEMS = 'problems';

/** The problems that customers of the shop report, those to decide first (PA-11). */
export const useProblems = (wanted: ActionInput<'Partner.problems'>) =>
  usePages<ShopProblem>([PROBLEMS, wanted], (options) => client.call('Partner.problems', wanted, options));

export function useDecideProblem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: ActionInput<'Partner.decideProblem'>) => client.call('Partner.decideProblem', decision),
    // After a refusal too: somebody else has decided, or the customer has written.
    onSettled: () => queries.invalidateQueries({ queryKey: [PROBLEMS] }),
  });
}

/** A photo of a customer, as a URL that the page may show. */
export const useProblemPhoto = (asset: AssetId) =>
  useQuery<string>({
    queryKey: ['problemPhoto', asset],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await client.fetchBlob(`/api/problem/photo/${asset}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
