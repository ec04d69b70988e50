import type { PrintRecord } from '@cpc/contract';
import { ErrorState, Segmented, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { useStations, useRecords } from '../core/live.ts';
import { LiveMark } from '../core/live-mark.tsx';
import { type Group, GROUPS, inGroup } from './record-groups.ts';
import { RecordsList } from './records-list.tsx';
import { RecordsTable } from './records-table.tsx';

export default function RecordsPage() {
  const t = useT();
  const records = useRecords();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partner.records')} · ${t('common.app.title')}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{t('partner.records')}</h1>
        <LiveMark failed={records.isError} updatedAt={records.dataUpdatedAt} />
      </div>
      {records.data ? (
        <Records records={records.data} />
      ) : records.isError ? (
        <ErrorState onRetry={() => void records.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </div>
  );
}

function Records({ records }: { readonly records: readonly PrintRecord[] }) {
  const t = useT();
  const stations = useStations();
  const [group, setGroup] = useState<Group>('all');
  const stationName = (id: string) => stations.data?.find((station) => station.machine_id === id)?.name ?? id;
  const shown = records.filter((record) => inGroup(record, group));
  if (records.length === 0)
    return <StateView icon="printer" title={t('partner.records.empty')} hint={t('partner.records.empty.hint')} />;
  return (
    <>
      <div className="max-w-2xl">
        <Segmented
          label={t('partner.records.filter')}
          value={group}
          onChange={setGroup}
          options={GROUPS.map((value) => ({ value, label: t(`partner.records.filter.${value}`) }))}
        />
      </div>
      {shown.length === 0 && <StateView icon="check" tone="good" title={t('partner.records.filter.none')} />}
      {shown.length > 0 && (
        <>
          <div className="hidden lg:block">
            <RecordsTable records={shown} stationName={stationName} />
          </div>
          <div className="lg:hidden">
            <RecordsList records={shown} stationName={stationName} />
          </div>
        </>
      )}
    </>
  );
}
