import type { QueueView } from '@cpc/contract';
import { Chip, Icon, type IconName, useFormat, useT } from '@cpc/ui';
import { entryName } from '../../data/queue.ts';

type Entry = QueueView['entries'][number];

/** The station's areas in the order in which an item passes them. */
const AREAS = ['payment', 'queue', 'print', 'pickup'] as const satisfies readonly Entry['area'][];
const ICONS: Readonly<Record<Entry['area'], IconName>> = {
  payment: 'card',
  queue: 'queue',
  print: 'printer',
  pickup: 'box',
};

/** The maximum of entries shown by name in an area. The customer's own are always shown; the rest are counted. */
const MAX_SHOWN = 4;

/** All orders of the station, area by area; the customer's own are highlighted. */
export function Areas({ queue, live }: { readonly queue: QueueView; readonly live: boolean }) {
  const t = useT();
  return (
    <section aria-labelledby="areas" className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <h2 id="areas" className="font-semibold">
          {t('queue.station')}
        </h2>
        <span role="status">
          <Chip tone={live ? 'good' : 'neutral'}>{t(live ? 'queue.live' : 'queue.reconnecting')}</Chip>
        </span>
      </div>
      <ol className="divide-y divide-line/60 overflow-clip rounded-large bg-raised">
        {AREAS.map((area) => (
          <Area key={area} area={area} queue={queue} />
        ))}
      </ol>
    </section>
  );
}

function Area({ area, queue }: { readonly area: Entry['area']; readonly queue: QueueView }) {
  const entries = queue.entries.filter((entry) => entry.area === area);
  const t = useT();
  const format = useFormat();
  const busy = entries.length > 0;
  const shown = [...entries].sort((a, b) => Number(b.mine) - Number(a.mine)).slice(0, MAX_SHOWN);
  const more = entries.length - shown.length;
  return (
    <li className="flex min-h-14 items-start gap-3.5 px-4 py-3">
      <Icon name={ICONS[area]} size={22} className={`mt-0.5 ${busy ? 'text-ink' : 'text-ink-faint'}`} />
      {/* Beside a long name of an area, codes get a line of their own. */}
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
        <h3 className={`leading-7 large:leading-tight ${busy ? 'font-medium' : 'text-ink-soft'}`}>
          {t(`queue.area.${area}`)}
        </h3>
        {busy ? (
          <ul className="ms-auto flex flex-col items-end gap-1.5">
            {shown.map((entry) => (
              <EntryLine key={entry.print_number ?? entry.order_number} entry={entry} name={entryName(entry, queue)} />
            ))}
            {more > 0 ? <li className="figures text-small text-ink-soft">{`+${format.number(more)}`}</li> : null}
          </ul>
        ) : (
          <span className="text-small leading-7 text-ink-faint large:leading-tight">{t('queue.area.none')}</span>
        )}
      </div>
    </li>
  );
}

function EntryLine({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="flex min-h-7 flex-wrap items-center justify-end gap-x-2">
      {entry.area === 'print' ? (
        <span className="figures text-small text-ink-soft">{format.percent(entry.percent)}</span>
      ) : null}
      {entry.mine ? <Chip tone="warm">{t('queue.you')}</Chip> : null}
      <bdi className={`figures font-semibold whitespace-nowrap ${entry.mine ? 'text-warm' : ''}`}>{name}</bdi>
    </li>
  );
}
