import type { QueueView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { printingNow, ready, type StationNow, waiting } from './choose.ts';
import { EntryTiles } from './entry-tiles.tsx';
import { GreetingsPanel } from './greetings-panel.tsx';
import { greetingsOf } from './greetings.ts';
import { IdlePanel } from './idle-panel.tsx';
import { NowPanel } from './now-panel.tsx';

interface DisplayQueueProps {
  readonly queue: QueueView;
  readonly station: StationNow;
  /** The server cannot be reached: what prints and who waits is not known now. */
  readonly lost: boolean;
}

/** What people in front of the display care about: what is printing, what is next, what is ready. Empty parts are left out. */
export function DisplayQueue({ queue, station, lost }: DisplayQueueProps) {
  const t = useT();
  const now = printingNow(queue, station);
  const shown = 'entry' in now ? now.entry : undefined;
  const next = waiting(queue).filter(({ print_number }) => print_number !== shown?.print_number);
  const done = ready(queue);
  const greetings = lost ? [] : greetingsOf(queue, station);
  return (
    <div aria-live="polite" className="flex min-h-0 grow flex-col gap-[2vmin]">
      {greetings.length === 0 ? null : <GreetingsPanel greetings={greetings} />}
      {lost || now.at === 'nothing' ? null : now.at === 'idle' ? (
        // Who was called comes before the invitation, which is beside it too.
        greetings.length === 0 && <IdlePanel estimateS={queue.estimate_s} short={done.length > 0} />
      ) : now.at === 'full' ? (
        <FullPanel />
      ) : (
        <NowPanel now={now} estimateS={station.open && queue.bays !== 'full' ? queue.estimate_s : undefined} />
      )}
      {done.length === 0 ? null : <EntryTiles title={t('screen.ready')} entries={done} good />}
      {lost || next.length === 0 ? null : <EntryTiles title={t('screen.next')} entries={next} />}
    </div>
  );
}

/** All bays are full: what helps is said to those who can help (QU-05). */
function FullPanel() {
  const t = useT();
  return (
    <section role="status" className="flex shrink-0 flex-col gap-2 rounded-huge bg-warn-wash px-5 py-4">
      <p className="text-headline font-bold text-balance text-warn">{t('screen.full')}</p>
      <p className="text-title text-balance">{t('screen.fullWhy')}</p>
    </section>
  );
}
