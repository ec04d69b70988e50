import type { OpenSpan } from '@cpc/domain';
import { Button, IconButton, TextField, useT } from '@cpc/ui';
import { MAX_SPANS, moreSpans } from './hours.ts';

const DASH = '–';
/** Two of them fit beside each other on a phone. */
const TIME_CLASS = 'figures max-sm:px-2.5';

interface SpanFieldsProps {
  /** The day, for screen readers. */
  readonly day: string;
  readonly spans: readonly OpenSpan[];
  readonly onChange: (spans: readonly OpenSpan[]) => void;
}

/** The times of a day; none is closed. */
export function SpanFields({ day, spans, onChange }: SpanFieldsProps) {
  const t = useT();
  const put = (index: number, change: Partial<OpenSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...change } : span)));
  return (
    <div className="flex min-w-0 grow flex-col gap-2">
      {spans.map(({ opens, closes }, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2">
          <TextField
            bare
            className={TIME_CLASS}
            type="time"
            label={t('profile.hours.opens', { day })}
            value={opens}
            onChange={({ currentTarget }) => put(index, { opens: currentTarget.value })}
          />
          <span aria-hidden>{DASH}</span>
          <TextField
            bare
            className={TIME_CLASS}
            type="time"
            label={t('profile.hours.closes', { day })}
            value={closes}
            onChange={({ currentTarget }) => put(index, { closes: currentTarget.value })}
          />
          <IconButton
            icon="close"
            label={t('profile.hours.remove', { day })}
            onClick={() => onChange(spans.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {spans.length < MAX_SPANS && (
        <div>
          <Button
            kind="quiet"
            icon="plus"
            aria-label={t(spans.length === 0 ? 'profile.hours.open.day' : 'profile.hours.more.day', { day })}
            onClick={() => onChange(moreSpans(spans))}
          >
            {t(spans.length === 0 ? 'profile.hours.open' : 'profile.hours.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
