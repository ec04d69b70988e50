import type { QueueView } from '@cpc/contract';
import { Progress, useFormat, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { entryName } from '../../data/queue.ts';

type Entry = QueueView['entries'][number] & { readonly name: string };

interface ScreenQueueProps {
  readonly queue: QueueView | null;
  /** Whether an order placed now would be printed. */
  readonly open: boolean;
}

/** The areas that people in front of the display care about: what is printing, what is next, what is ready. */
export function ScreenQueue({ queue, open }: ScreenQueueProps) {
  const t = useT();
  const inArea = (area: Entry['area']): readonly Entry[] =>
    queue?.entries.flatMap((entry) => (entry.area === area ? [{ ...entry, name: entryName(entry, queue) }] : [])) ?? [];
  const next = inArea('queue');
  const ready = inArea('pickup');
  return (
    <div aria-live="polite" className="flex min-h-0 grow flex-col gap-[2.5vmin]">
      <Area title={t('screen.now')}>
        <Printing entries={inArea('print')} open={open} />
      </Area>
      <div className="grid min-h-0 grow grid-cols-2 gap-[2.5vmin]">
        <Area title={t('screen.next')}>
          <Numbers entries={next} />
        </Area>
        <Area title={t('screen.ready')}>
          <Numbers entries={ready} good />
        </Area>
      </div>
    </div>
  );
}

function Area({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex min-h-[28vmin] flex-col gap-[1.5vmin] overflow-clip rounded-huge bg-raised p-[2.8vmin]"
    >
      <h2 className="text-lead font-medium text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}

function Printing({ entries, open }: { readonly entries: readonly Entry[]; readonly open: boolean }) {
  const t = useT();
  const format = useFormat();
  const [current] = entries;
  if (current === undefined && !open) return <p className="text-title text-ink-faint">{t('queue.area.none')}</p>;
  if (current === undefined) {
    return (
      <div className="my-auto flex flex-col gap-2">
        <p className="text-headline font-bold text-good">{t('screen.idle')}</p>
        <p className="text-title text-ink-soft">{t('screen.idleWhy')}</p>
      </div>
    );
  }
  return (
    <div className="my-auto flex flex-col gap-[2.5vmin] *:[[role=progressbar]]:h-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p dir="ltr" className="figures text-headline font-bold">
          {current.name}
        </p>
        <p className="figures text-display font-bold text-warm">{format.percent(current.percent)}</p>
      </div>
      <Progress label={t('screen.now')} percent={current.percent} />
    </div>
  );
}

/** The maximum number of entries that stay readable; the rest are counted. */
const SHOWN = 5;

function Numbers({ entries, good = false }: { readonly entries: readonly Entry[]; readonly good?: boolean }) {
  const t = useT();
  const format = useFormat();
  if (entries.length === 0) return <p className="text-title text-ink-faint">{t('queue.area.none')}</p>;
  const more = entries.length - SHOWN;
  return (
    <ul className="flex flex-col gap-1">
      {entries.slice(0, SHOWN).map((entry) => (
        <li
          key={entry.print_number ?? entry.order_number}
          className={`figures text-title font-bold whitespace-nowrap ${good ? 'text-good' : ''}`}
        >
          <bdi>{entry.name}</bdi>
        </li>
      ))}
      {more > 0 ? <li className="figures text-title text-ink-soft">{`+${format.number(more)}`}</li> : null}
    </ul>
  );
}
