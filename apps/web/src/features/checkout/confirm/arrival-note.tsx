import { Button, useFormat, useT } from '@cpc/ui';
import type { Choice } from '../../../data/draft/choice.ts';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import type { Arrival } from './use-arrival.ts';

interface ArrivalNoteProps {
  readonly arrival: Arrival;
  readonly choice: Choice;
}

/** Shows the upload of the design's pictures; if it fails, what the customer can do. */
export function ArrivalNote({ arrival: { state, share, why = '', retry }, choice }: ArrivalNoteProps) {
  const t = useT();
  const format = useFormat();
  if (state === 'arrived') return null;
  if (state === 'sending') {
    return (
      <p role="status" className="text-center text-small text-ink-soft">
        {t('order.confirm.uploading')}{' '}
        <span aria-hidden="true" className="figures">
          {format.percent(Math.round(share * 100))}
        </span>
      </p>
    );
  }
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="text-center text-small text-warn">
        {t('order.confirm.uploadFailed')} {why}
      </p>
      <Button kind="primary" size="large" wide icon="refresh" onClick={retry}>
        {t('common.retry')}
      </Button>
      <Button kind="ghost" wide onClick={() => go(PATHS.editor, { ...choice })}>
        {t('order.confirm.edit')}
      </Button>
    </div>
  );
}
