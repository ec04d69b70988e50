import type { StationView, PrintRecord } from '@cpc/contract';
import { acceptsOrders } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { needsPerson } from '../records/record-groups.ts';

export interface SummaryProps {
  readonly stations: readonly StationView[];
  readonly records: readonly PrintRecord[];
  /** The last local midnight, UTC milliseconds. */
  readonly midnight: number;
}

/** The current day in four numbers. */
export function Summary({ stations, records, midnight }: SummaryProps) {
  const { t, format } = useTranslator();
  const working = stations.filter((station) => acceptsOrders(station.state)).length;
  const waiting = stations.reduce((sum, station) => sum + station.waiting, 0);
  const attention =
    stations.filter((station) => station.state === 'fault' || station.state === 'offline').length +
    records.filter(needsPerson).length;
  const today = records.filter((record) => record.created_at >= midnight && record.state !== 'cancelled').length;
  const figures = [
    { name: t('partner.summary.ready'), value: t('partner.summary.of', { count: working, total: stations.length }) },
    { name: t('partner.summary.waiting'), value: format.number(waiting) },
    { name: t('partner.summary.attention'), value: format.number(attention), bad: attention > 0 },
    { name: t('partner.summary.today'), value: format.number(today) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
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
