import { useFormat, useT } from '@cpc/ui';
import { useWait } from './now-panel.tsx';

const STEPS = ['screen.step.scan', 'screen.step.design', 'screen.step.collect'] as const;

interface IdlePanelProps {
  readonly estimateS: number;
  /** Leaves out the steps: what is ready needs the room. */
  readonly short: boolean;
}

/** Nothing prints and nothing waits: the next one may be yours. */
export function IdlePanel({ estimateS, short }: IdlePanelProps) {
  const [t, format] = [useT(), useFormat()];
  const wait = useWait(estimateS);
  return (
    <section className="flex grow flex-col justify-center gap-[3vmin] rounded-huge bg-raised p-[4vmin]">
      <div className="flex flex-col gap-2">
        <p className="text-display font-bold text-balance text-good">{t('screen.idle')}</p>
        <p className="text-headline text-balance text-ink-soft">{t('screen.idleWhy')}</p>
      </div>
      {short ? null : (
        <ol className="flex flex-col gap-[2.2vmin]">
          {STEPS.map((step, index) => (
            <li key={step} className="flex items-center gap-4 text-headline font-semibold">
              <span className="figures grid size-[1.7em] shrink-0 place-items-center rounded-full bg-lifted text-warm">
                {format.number(index + 1)}
              </span>
              {t(step)}
            </li>
          ))}
        </ol>
      )}
      <p className="text-title text-ink-soft">{wait}</p>
    </section>
  );
}
