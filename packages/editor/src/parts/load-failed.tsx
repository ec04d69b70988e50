import type { MessageKey } from '@cpc/i18n';
import { Button, useT } from '@cpc/ui';

interface LoadFailedProps {
  /** A more specific message than the default. */
  readonly message?: MessageKey;
  readonly onRetry: () => void;
  /** Classes for the position among its neighbours. */
  readonly className: string;
}

/** Says that a part of the studio failed to load, and offers a retry. */
export function LoadFailed({ message = 'studio.library.failed', onRetry, className }: LoadFailedProps) {
  const t = useT();
  return (
    <div role="alert" className={`text-small text-ink-soft flex flex-col items-start gap-3 ${className}`}>
      {t(message)}
      <Button kind="outline" icon="refresh" onClick={onRetry}>
        {t('studio.library.retry')}
      </Button>
    </div>
  );
}
