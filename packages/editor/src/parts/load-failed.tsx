import type { MessageKey } from '@cpc/i18n';
import { Button, useT } from '@cpc/ui';

interface LoadFailedProps {
  /** What it means, where there is more to say than that it did not come. */
  readonly message?: MessageKey;
  readonly onRetry: () => void;
  /** How it stands among what is around it. */
  readonly className: string;
}

/** Something of the studio could not be fetched: said, and asked for again. */
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
