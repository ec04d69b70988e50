import { ErrorState, Skeleton, StateView, useT } from '@cpc/ui';
import { LiveMark } from '../core/live-mark.tsx';
import { MoreButton } from '../core/more-button.tsx';
import { DesignCard } from './design-card.tsx';
import { useReviews } from './use-reviews.ts';

/** Paid designs that a person of the shop looks at before they are printed (AI-05). */
export default function ReviewsPage() {
  const t = useT();
  const reviews = useReviews();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('review.page')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-title font-semibold">{t('review.page')}</h1>
          <LiveMark failed={reviews.isError} updatedAt={reviews.dataUpdatedAt} />
        </div>
        <p className="text-small text-ink-soft max-w-prose">{t('review.lead')}</p>
      </div>
      {reviews.data ? (
        <Designs reviews={reviews} designs={reviews.data.pages.flat()} />
      ) : reviews.isError ? (
        <ErrorState hint={reviews.error.message} onRetry={() => void reviews.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </div>
  );
}

interface DesignsProps {
  readonly reviews: ReturnType<typeof useReviews>;
  readonly designs: NonNullable<ReturnType<typeof useReviews>['data']>['pages'][number];
}

function Designs({ reviews, designs }: DesignsProps) {
  const t = useT();
  if (designs.length === 0)
    return <StateView icon="check" tone="good" title={t('review.none')} hint={t('review.none.hint')} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 roomy:grid-cols-3">
        {designs.map((design) => (
          <li key={design.job_id}>
            <DesignCard design={design} />
          </li>
        ))}
      </ul>
      {reviews.hasNextPage && (
        <MoreButton busy={reviews.isFetchingNextPage} onMore={() => void reviews.fetchNextPage()} />
      )}
    </>
  );
}
