import { saveFile } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { REPORT_GROUPS, type ReportGroup } from '@cpc/domain';
import { DayRange, type Days, ErrorState, SelectField, Skeleton, useT } from '@cpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct, useStations } from '../core/calls.ts';
import { fetchAgain } from '../core/fetch-again.ts';
import { FormatButtons } from '../core/format-buttons.tsx';
import { Page } from '../core/page.tsx';
import { client } from '../core/services.ts';
import { useDuty, useSession } from '../core/session-store.ts';
import { daysOffered, localDay, presetDays, PRESETS } from './days.ts';
import { figuresFor } from './figures.ts';
import { ReportView } from './report-view.tsx';

/** What the shop sold and printed, added up (PA-05). */
export default function ReportsPage() {
  const t = useT();
  const stations = useStations();
  const [opened] = useState(() => Date.now());
  const zone = useSession()?.time_zone ?? 'UTC';
  const today = localDay(zone, Math.max(opened, stations.dataUpdatedAt));
  const presets = presetDays(today);
  const [days, setDays] = useState<Days>(presets.last28);
  const [group, setGroup] = useState<ReportGroup>('day');
  const [stationId, setStationId] = useState('');
  const machine_id = (stations.data ?? []).find((station) => station.machine_id === stationId)?.machine_id;
  // The last days that make sense are shown until the typed ones do.
  const [sound, setSound] = useState(days);
  if (days !== sound && days.from <= days.until) setSound(days);
  const wanted = { ...sound, zone, group, machine_id };
  const report = useReport(wanted, sound.until >= today);
  const figures = figuresFor(useDuty('money'));
  return (
    <Page title={t('report.page')} end={<Export wanted={wanted} />}>
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[3fr_2fr]">
        <DayRange
          value={days}
          onChange={setDays}
          today={today}
          {...daysOffered(today)}
          texts={{ invalid: (example) => t('error.invalidDate', { example }), reversed: t('error.datesReversed') }}
          presets={PRESETS.map((name) => ({ name, label: t(`report.preset.${name}`), ...presets[name] }))}
        />
        <div className="grid grid-cols-2 large:grid-cols-1 gap-3">
          <SelectField
            label={t('report.group')}
            value={group}
            onChange={({ currentTarget: { value } }) => setGroup(REPORT_GROUPS.find((one) => one === value) ?? 'day')}
            options={REPORT_GROUPS.map((value) => ({ value, label: t(`report.group.${value}`) }))}
          />
          <SelectField
            label={t('report.station')}
            value={stationId}
            onChange={({ currentTarget }) => setStationId(currentTarget.value)}
            options={[
              { value: '', label: t('report.station.all') },
              ...(stations.data ?? []).map((station) => ({ value: station.machine_id, label: station.name })),
            ]}
          />
        </div>
      </div>
      {report.data && !report.isError ? (
        <ReportView report={report.data} group={report.data.group} figures={figures} />
      ) : (
        <Waiting failed={report.isError} onRetry={() => void report.refetch()} />
      )}
    </Page>
  );
}

function Export({ wanted }: { readonly wanted: Parameters<typeof useReport>[0] }) {
  const make = useAct('Partner.reportFile', { onSuccess: ({ name, file }) => saveFile(name, file) });
  return (
    <FormatButtons
      busy={make.isPending ? make.variables.format : undefined}
      onChoose={(format) => make.mutate({ ...wanted, format })}
    />
  );
}

function Waiting({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  if (failed) return <ErrorState onRetry={onRetry} />;
  return (
    <>
      <div className="grid grid-cols-2 large:grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} className="h-28 rounded-large" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-large" />
    </>
  );
}

/** How often figures of days that are not over are fetched, in ms. */
const EVERY_MS = 60_000;

type Wanted = ActionInput<'Partner.report'>;

/** The report with its grouping: while another one loads, the earlier one is shown as it is. @param live days that are not over */
const useReport = (wanted: Wanted, live: boolean) =>
  useQuery({
    queryKey: ['report', wanted],
    queryFn: async ({ signal }) => ({
      ...(await client.call('Partner.report', wanted, { signal })),
      group: wanted.group,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: fetchAgain(live && EVERY_MS),
  });
