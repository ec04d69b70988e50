import type { PrintRecord } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { LabelChip } from './label-chip.tsx';
import { RecordFindings } from './record-findings.tsx';

/** For desktops: one row per print; money aligned to the right, digits in columns. */
export function RecordsTable({
  records,
  stationName,
}: {
  readonly records: readonly PrintRecord[];
  readonly stationName: (id: string) => string;
}) {
  const { t, format } = useTranslator();
  const head = 'text-small text-ink-soft px-4 py-3 font-medium whitespace-nowrap';
  const cell = 'px-4 py-3 align-middle';
  return (
    <div className="bg-raised overflow-x-auto rounded-large">
      <table className="text-small w-full">
        <thead>
          <tr className="border-line border-b">
            <th className={`${head} text-start`}>{t('partner.records.time')}</th>
            <th className={`${head} text-start`}>{t('partner.records.print')}</th>
            <th className={`${head} text-start`}>{t('partner.records.order')}</th>
            <th className={`${head} text-start`}>{t('partner.records.model')}</th>
            <th className={`${head} text-start`}>{t('partner.records.station')}</th>
            <th className={`${head} text-start`}>{t('partner.records.state')}</th>
            <th className={`${head} text-end`}>{t('partner.records.amount')}</th>
          </tr>
        </thead>
        <tbody className="divide-line/60 divide-y">
          {records.map((record) => (
            <tr key={record.print_number} className="hover:bg-lifted">
              <td className={`${cell} figures text-ink-soft whitespace-nowrap`}>
                {format.dateTime(record.created_at)}
              </td>
              <td className={`${cell} figures whitespace-nowrap`}>
                <bdi>{record.print_number}</bdi>
              </td>
              <td className={`${cell} figures whitespace-nowrap`}>
                <bdi>{record.order_number}</bdi>
              </td>
              <td className={cell}>
                <bdi>{record.model}</bdi>
                <RecordFindings findings={record.findings} />
              </td>
              <td className={cell}>
                <bdi>{stationName(record.machine_id)}</bdi>
              </td>
              <td className={`${cell} whitespace-nowrap`}>
                <LabelChip record={record} />
              </td>
              <td className={`${cell} figures text-end font-medium whitespace-nowrap`}>{format.money(record.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
