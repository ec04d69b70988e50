import type { ActionInput, DesignReview } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';
import { TODAY } from '../incidents/use-incidents.ts';

const REVIEWS = 'designReviews';

/** The designs that wait for a look, the oldest first (AI-05). */
export const useReviews = () =>
  usePages<DesignReview>([REVIEWS], (options) => client.call('Partner.designReviews', {}, options));

export function useReviewDesign() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (review: ActionInput<'Partner.reviewDesign'>) => client.call('Partner.reviewDesign', review),
    // After a refusal of the call too: a colleague has decided, or the customer has cancelled.
    onSettled: () =>
      Promise.all([[REVIEWS], TODAY, ['orders']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** The large picture of a design, as a URL that the page may show. It is painted when somebody wants to see it. */
export const useDesignPicture = (jobId: PrintJobId) =>
  useQuery<string>({
    queryKey: ['designPicture', jobId],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await client.fetchBlob(`/api/order/design/${jobId}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
