import { Button, useTranslator } from '@cpc/ui';

interface UnreadProps {
  readonly codes: readonly string[];
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

/** Codes that were scanned while the server could not be reached, or that it refused: no box is lost. */
export function Unread({ codes, onRetry, onForget }: UnreadProps) {
  const { t, format } = useTranslator();
  return (
    <section role="alert" className="bg-warn-wash flex flex-col gap-3 rounded-large p-4">
      <p className="text-warn font-medium">{t('scan.unread', { count: codes.length })}</p>
      <p className="text-small wrap-anywhere">{format.list(codes)}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        <Button kind="ghost" onClick={onForget}>
          {t('scan.unread.forget')}
        </Button>
      </div>
    </section>
  );
}
