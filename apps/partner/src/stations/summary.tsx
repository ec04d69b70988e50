import type { ActionOutput, StationView } from '@cpc/contract';
import { acceptsOrders } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';

export interface SummaryProps {
  readonly stations: readonly StationView[];
  /** Since the last local midnight; undefined while they are fetched. */
  readonly orders: ActionOutput<'Partner.orderCounts'> | undefined;
}

/** The stations in three numbers. */
export function Summary({ stations, orders }: SummaryProps) {
  const { t, format } = useTranslator();
  const working = stations.filter((station) => acceptsOrders(station.state)).length;
  const waiting = stations.reduce((sum, station) => sum + station.waiting, 0);
  const attention =
    stations.filter((station) => station.state === 'fault' || station.state === 'offline').length +
    (orders?.needs_person ?? 0);
  const figures = [
    { name: t('partner.summary.ready'), value: t('partner.summary.of', { count: working, total: stations.length }) },
    { name: t('partner.summary.waiting'), value: format.number(waiting) },
    { name: t('partner.summary.attention'), value: format.number(attention), bad: attention > 0 },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ name, value, bad }) => (
        <div
          key={name}
          className={`flex flex-col-reverse justify-end gap-1 rounded-large p-4 ${bad ? 'bg-bad-wash text-bad' : 'bg-raised'}`}
        >
          <dt className={`text-small ${bad ? '' : 'text-ink-soft'}`}>{name}</dt>
          <dd className="figures text-headline font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
