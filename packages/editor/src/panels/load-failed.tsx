import { Button, useT } from '@cpc/ui';

interface LoadFailedProps {
  readonly onRetry: () => void;
  /** How it stands among what is around it. */
  readonly className: string;
}

/** Something of the studio could not be fetched: said, and asked for again. */
export function LoadFailed({ onRetry, className }: LoadFailedProps) {
  const t = useT();
  return (
    <div role="alert" className={`text-small text-ink-soft flex flex-col items-start gap-3 ${className}`}>
      {t('studio.library.failed')}
      <Button kind="outline" icon="refresh" onClick={onRetry}>
        {t('studio.library.retry')}
      </Button>
    </div>
  );
}
