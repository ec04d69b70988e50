import type { PrintJobId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../core/calls.ts';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';
import { TODAY } from '../incidents/use-incidents.ts';

const REVIEWS = ['designReviews'] as const;

/** The designs that wait for a look, the oldest first (AI-05). */
export const useReviews = () => usePages(REVIEWS, 'Partner.designReviews', {});

/**
 * Tells what came of a decision itself: its card may be gone when the answer arrives. After a refusal of the call the lists are
 * fetched too: a colleague has decided, or the customer has cancelled.
 * @param quiet a form shows the refusal
 */
export function useReviewDesign(quiet?: true) {
  const t = useT();
  return useAct('Partner.reviewDesign', {
    stale: [REVIEWS, TODAY, ['orders']],
    always: true,
    ...(quiet && { quiet }),
    said: (_answer, { decision }) => t(`review.${decision}`),
  });
}

/** The large picture of a design. It is painted when somebody wants to see it. */
export const useDesignPicture = (jobId: PrintJobId) =>
  useQuery<Blob>({
    queryKey: ['designPicture', jobId],
    queryFn: ({ signal }) => client.fetchBlob(`/api/order/design/${jobId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
