import { StateView, useT } from '@cpc/ui';
import { useLayoutEffect, useRef } from 'react';
import { Cards, Fetched, More } from '../core/fetched.tsx';
import { LiveMark, Titled } from '../core/page.tsx';
import { DesignCard } from './design-card.tsx';
import { useReviews } from './use-reviews.ts';

/** Paid designs that a person of the shop looks at before they are printed (AI-05). */
export default function ReviewsPage() {
  const t = useT();
  const reviews = useReviews();
  const heading = useHeadingFocus(reviews.data?.pages.flat().length);
  return (
    <Titled title={t('review.page')}>
      <div className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-4">
          <h1 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
            {t('review.page')}
          </h1>
          <LiveMark failed={reviews.isError} updatedAt={reviews.dataUpdatedAt} />
        </div>
        <p className="text-small text-ink-soft max-w-prose">{t('review.lead')}</p>
      </div>
      <Fetched of={reviews} room="h-96" tells>
        {(data) => <Designs reviews={reviews} designs={data.pages.flat()} />}
      </Fetched>
    </Titled>
  );
}

/** The heading gets the focus when the design that had it has left the list. */
function useHeadingFocus(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count !== undefined && count < (before.current ?? 0);
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return heading;
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
      <Cards columns="gap-4 lg:grid-cols-2 roomy:grid-cols-3">
        {designs.map((design) => (
          <DesignCard key={design.job_id} design={design} />
        ))}
      </Cards>
      <More of={reviews} />
    </>
  );
}
