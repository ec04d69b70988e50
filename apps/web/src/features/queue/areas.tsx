import type { QueueView } from '@cpc/contract';
import { Chip, Icon, type IconName, useFormat, useT } from '@cpc/ui';

type Entry = QueueView['entries'][number];

/** The station's areas in the order a case passes them. */
const AREAS = ['payment', 'queue', 'print', 'pickup'] as const satisfies readonly Entry['area'][];
const ICONS: Readonly<Record<Entry['area'], IconName>> = { payment: 'card', queue: 'queue', print: 'printer', pickup: 'box' };

/** Everybody's orders by area; the customer's own stand out. */
export function Areas({ queue }: { readonly queue: QueueView }) {
  const t = useT();
  return (
    <div className="grid grid-cols-2 gap-3">
      {AREAS.map((area) => {
        const entries = queue.entries.filter((entry) => entry.area === area);
        return (
          <section key={area} aria-label={t(`queue.area.${area}`)} className="flex min-h-28 flex-col gap-2.5 rounded-large bg-raised p-4">
            <h3 className="flex items-center gap-2 text-small font-medium text-ink-soft">
              <Icon name={ICONS[area]} size={18} />
              {t(`queue.area.${area}`)}
              <span className="figures ms-auto">{entries.length > 0 ? entries.length : ''}</span>
            </h3>
            {entries.length === 0 ? <p className="text-small text-ink-faint">{t('queue.area.none')}</p> : null}
            <ul className="flex flex-col gap-1.5">
              {entries.map((entry) => (
                <EntryLine key={entry.order_number} entry={entry} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function EntryLine({ entry }: { readonly entry: Entry }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <span className={`figures font-semibold ${entry.mine ? 'text-warm' : ''}`}>{entry.order_number}</span>
      {entry.area === 'print' ? <span className="figures text-small text-ink-soft">{format.percent(entry.percent)}</span> : null}
      {entry.mine ? <Chip tone="warm">{t('queue.you')}</Chip> : null}
    </li>
  );
}
