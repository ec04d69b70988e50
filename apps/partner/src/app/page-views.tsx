import type { LoadFailure } from '@cpc/appkit';
import { ErrorState, LoadingState, useT } from '@cpc/ui';

/** Shown when a page takes longer than 200 ms (RT-14). */
export const LoadingPage = () => (
  <div className="grid min-h-96 place-items-center">
    <LoadingState />
  </div>
);

interface PageFailedProps {
  readonly failure: LoadFailure | 'page';
  readonly onRetry: () => void;
}

/** A page that failed, or whose part could not be fetched (RT-14). The menu still leads elsewhere. */
export function PageFailed({ failure, onRetry }: PageFailedProps) {
  const t = useT();
  if (failure === 'page') return <ErrorState onRetry={onRetry} />;
  return (
    <ErrorState title={t(failure === 'page timeout' ? 'common.net.retry' : 'common.chunk.failed')} onRetry={onRetry} />
  );
}
