import type { ActionInput, ReportedShare, ShareId } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const REPORTS = 'shareReports';

/** Shared designs that were reported (ED-12). */
export const useShareReports = (settled: boolean) =>
  usePages<ReportedShare>([REPORTS, settled], (options) => client.call('Operator.shareReports', { settled }, options));

export function useDecideShareReports() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.decideShareReports'>) =>
      client.call('Operator.decideShareReports', input),
    onSettled: () => queries.invalidateQueries({ queryKey: [REPORTS] }),
  });
}

/** The picture of a reported design, as a URL that the page may show. */
export const useSharePicture = (id: ShareId, painted: boolean) =>
  useQuery<string>({
    queryKey: ['sharePicture', id],
    queryFn: async ({ signal }) => URL.createObjectURL(await client.fetchBlob(`/api/operator/share/${id}`, { signal })),
    enabled: painted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
