import { goBack, type LoadFailure } from '@cpc/appkit';
import { ErrorState, LoadingState, NavBar, useT } from '@cpc/ui';
import { PATHS } from '../core/paths.ts';

/** Shown when a page takes longer than 200 ms (RT-14). */
export function LoadingView() {
  const t = useT();
  return (
    <div className="flex min-h-dvh flex-col bg-ground">
      <NavBar title={t('launch.title')} />
      <main className="grid grow place-items-center">
        <LoadingState />
      </main>
    </div>
  );
}

const REASONS = { 'chunk missing': 'missing', 'chunk timeout': 'timeout', 'chunk error': 'error' } as const;

interface PageFailedProps {
  readonly failure: LoadFailure | 'page';
  readonly onRetry: () => void;
}

/** Says what happened to the page and that the design is safe, and offers to try again (RT-14). */
export function PageFailedView({ failure, onRetry }: PageFailedProps) {
  const t = useT();
  return (
    <div className="flex min-h-dvh flex-col bg-ground">
      <NavBar title={t('launch.title')} onBack={() => goBack(PATHS.entry)} />
      <main className="grid grow place-items-center">
        {failure === 'page timeout' ? (
          <ErrorState title={t('common.net.retry')} onRetry={onRetry} />
        ) : failure === 'page' ? (
          <ErrorState title={t('launch.failed.page')} onRetry={onRetry} />
        ) : (
          <ErrorState
            title={t('common.chunk.failed')}
            hint={t('launch.failed.why', { reason: REASONS[failure] })}
            onRetry={onRetry}
          />
        )}
      </main>
    </div>
  );
}
