import { useNotify } from '@cpc/appkit';
import type { ActionInput, DesignReview } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '@cpc/ui';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';
import { TODAY } from '../incidents/use-incidents.ts';

const REVIEWS = 'designReviews';

/** The designs that wait for a look, the oldest first (AI-05). */
export const useReviews = () =>
  usePages<DesignReview>([REVIEWS], (options) => client.call('Partner.designReviews', {}, options));

/** Tells what came of a decision itself: its card may be gone when the answer arrives. */
export function useReviewDesign() {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (review: ActionInput<'Partner.reviewDesign'>) => client.call('Partner.reviewDesign', review),
    onSuccess: (_answer, { decision }) => notify.done(t(`review.${decision}`)),
    onError: notify.failed,
    // After a refusal of the call too: a colleague has decided, or the customer has cancelled.
    onSettled: () =>
      Promise.all([[REVIEWS], TODAY, ['orders']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** The large picture of a design. It is painted when somebody wants to see it. */
export const useDesignPicture = (jobId: PrintJobId) =>
  useQuery<Blob>({
    queryKey: ['designPicture', jobId],
    queryFn: ({ signal }) => client.fetchBlob(`/api/order/design/${jobId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
