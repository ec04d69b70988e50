import type { DesignReview } from '@cpc/contract';
import { Button, Dialog, ErrorState, Skeleton, useT } from '@cpc/ui';
import { useState } from 'react';
import { usePicture } from '../core/thumbnail.tsx';
import { useDesignPicture } from './use-reviews.ts';

/** The design as it is printed. A tap shows it as large as the screen allows. */
export function DesignPicture({ design }: { readonly design: DesignReview }) {
  const t = useT();
  const [large, setLarge] = useState(false);
  const small = usePicture(design.thumbnail && `/api/order/thumbnail/${design.thumbnail}`);
  const number = design.print_number;
  return (
    <>
      <button
        type="button"
        aria-label={t('review.large', { number })}
        onClick={() => setLarge(true)}
        className="bg-sunken hover:bg-lifted grid h-80 w-full cursor-zoom-in place-items-center overflow-hidden rounded-medium p-4"
      >
        {small.data ? (
          <img src={small.data} alt={t('review.picture', { number })} className="h-72 w-full object-contain" />
        ) : (
          <Skeleton className="h-72 w-40 rounded-medium" />
        )}
      </button>
      {large && (
        <Dialog
          open
          onClose={() => setLarge(false)}
          title={t('review.picture', { number })}
          actions={<Button onClick={() => setLarge(false)}>{t('review.close')}</Button>}
        >
          <Large design={design} />
        </Dialog>
      )}
    </>
  );
}

/** Shows a picture while its element is on the page: a counter's page is open all day. */
function show(image: HTMLImageElement | null, picture: Blob): (() => void) | undefined {
  if (!image) return undefined;
  const url = URL.createObjectURL(picture);
  image.src = url;
  return () => URL.revokeObjectURL(url);
}

function Large({ design }: { readonly design: DesignReview }) {
  const t = useT();
  const picture = useDesignPicture(design.job_id);
  if (picture.isError) return <ErrorState title={t('review.pictureFailed')} onRetry={() => void picture.refetch()} />;
  return picture.data === undefined ? (
    <Skeleton className="mx-auto h-[65dvh] w-full rounded-medium" />
  ) : (
    <img
      ref={(image) => show(image, picture.data)}
      alt={t('review.picture', { number: design.print_number })}
      className="bg-sunken mx-auto max-h-[70dvh] w-full rounded-medium object-contain p-2"
    />
  );
}
