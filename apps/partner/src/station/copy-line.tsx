import { useNotify } from '@cpc/appkit';
import { Button, useT } from '@cpc/ui';

/** What a person types or pastes on another computer, with a button that copies it. */
export function CopyLine({ text }: { readonly text: string }) {
  const t = useT();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.done(t('common.copied')),
      () => undefined,
    );
  return (
    <div className="flex min-w-0 grow flex-col items-start gap-1">
      <p dir="ltr" className="text-small bg-sunken w-full rounded-medium p-3 font-mono wrap-anywhere select-all">
        {text}
      </p>
      {/* A page over plain HTTP has no clipboard: the text is selected by a tap. */}
      {'clipboard' in navigator && (
        <Button kind="quiet" icon="duplicate" onClick={() => void copy()}>
          {t('common.copy')}
        </Button>
      )}
    </div>
  );
}
