import type { TillEntry } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { useSession } from '../core/session-store.ts';

/** One entry of the journal: of a count what was counted, of the others what came or went. */
export function EntryRow({ entry }: { readonly entry: TillEntry }) {
  const { t, format } = useTranslator();
  // The days of the journal are the shop's days.
  const zone = useSession()?.time_zone;
  const { place, at, kind, by, order_number, amount, count, reason } = entry;
  const facts = [
    `${t('till.column.place')} ${place}`,
    format.dateTime(at, zone),
    ...(by === null ? [] : [by]),
    ...(order_number === null ? [] : [order_number]),
    ...(count && kind === 'closed' ? [t('till.takings', { amount: format.money(count.takings) })] : []),
  ];
  const differs = kind === 'closed' && amount.amount !== 0;
  return (
    <article className="flex flex-col gap-1 p-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium">{t(`till.kind.${kind}`)}</p>
        <p className={`figures shrink-0 font-semibold ${count === null && amount.amount < 0 ? 'text-ink-soft' : ''}`}>
          {format.money(count?.counted ?? amount)}
        </p>
      </div>
      {differs && (
        <p className="text-small text-warn font-medium">{t('till.difference', { amount: format.money(amount) })}</p>
      )}
      <p className="text-small text-ink-soft wrap-anywhere">
        <FactsInRow facts={facts} />
      </p>
      {reason !== '' && <bdi className="text-small text-ink-soft wrap-anywhere">{reason}</bdi>}
    </article>
  );
}
