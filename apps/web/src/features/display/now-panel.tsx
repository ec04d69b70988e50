import { Progress, useT, useTranslator } from '@cpc/ui';
import { minutesOf } from '../../parts/minutes.ts';
import type { Entry, Now } from './choose.ts';
import { DisplayPicture } from './display-picture.tsx';
import { OrderNumber } from './order-number.tsx';

interface NowPanelProps {
  readonly now: Exclude<Now, { readonly at: 'nothing' | 'idle' | 'full' }>;
  /** Seconds until an order placed now is ready; undefined if none can be placed. */
  readonly estimateS: number | undefined;
}

const TITLES = { printing: 'screen.now', out: 'screen.out', next: 'screen.begins' } as const;

/** What is in the printer now, or what begins next, and how long an order placed now takes (QU-05). */
export function NowPanel({ now, estimateS }: NowPanelProps) {
  const { t } = useTranslator();
  const wait = useWait(estimateS);
  const title = t(TITLES[now.at]);
  return (
    <section aria-label={title} className="flex shrink-0 flex-col gap-2.5 rounded-huge bg-raised px-5 pt-4 pb-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title font-semibold">{title}</h2>
        {wait === undefined ? null : <p className="text-title text-ink-soft">{wait}</p>}
      </div>
      <Current entry={now.entry} isPrinting={now.at === 'printing'} label={title} />
    </section>
  );
}

interface CurrentProps {
  readonly entry: Entry;
  readonly isPrinting: boolean;
  readonly label: string;
}

function Current({ entry, isPrinting, label }: CurrentProps) {
  const { format } = useTranslator();
  return (
    <div className="flex items-center gap-5">
      <DisplayPicture asset={entry.picture} className="h-[7.4rem] w-[4rem]" />
      <div className="flex min-w-0 grow flex-col gap-3 *:[[role=progressbar]]:h-4">
        <div className="flex items-end justify-between gap-x-4">
          <OrderNumber name={entry.name} size="large" />
          {isPrinting ? (
            <p className="figures text-display leading-none font-bold text-warm">{format.percent(entry.percent)}</p>
          ) : null}
        </div>
        {isPrinting ? <Progress label={label} percent={entry.percent} /> : null}
      </div>
    </div>
  );
}

/** `Order now: ready in about 7 minutes`; undefined if nothing can be ordered. */
export function useWait(estimateS: number | undefined): string | undefined {
  const t = useT();
  return estimateS === undefined ? undefined : t('screen.wait', { minutes: minutesOf(estimateS) });
}
