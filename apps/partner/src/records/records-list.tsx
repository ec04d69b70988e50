import type { PrintRecord } from '@cpc/contract';
import { List, useTranslator } from '@cpc/ui';
import { LabelChip } from './label-chip.tsx';
import { RecordFindings } from './record-findings.tsx';

/** For phones: one card per print, with the most important facts first. */
export function RecordsList({
  records,
  stationName,
}: {
  readonly records: readonly PrintRecord[];
  readonly stationName: (id: string) => string;
}) {
  const { t, format } = useTranslator();
  return (
    <List label={t('partner.records')}>
      {records.map((record) => (
        <article key={record.print_number} className="flex flex-col gap-2 p-4">
          <div className="flex items-start justify-between gap-3">
            <p className="font-medium">
              <bdi>{record.model}</bdi>
            </p>
            <p className="figures font-semibold whitespace-nowrap">{format.money(record.price)}</p>
          </div>
          <div className="text-small text-ink-soft flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <span className="figures">
              <bdi>{record.order_number}</bdi>
            </span>
            <LabelChip record={record} />
          </div>
          <RecordFindings findings={record.findings} />
          <p className="text-small text-ink-faint figures flex justify-between gap-3">
            <bdi>{stationName(record.machine_id)}</bdi>
            <span>{format.dateTime(record.created_at)}</span>
          </p>
        </article>
      ))}
    </List>
  );
}
