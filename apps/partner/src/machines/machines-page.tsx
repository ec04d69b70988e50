import { ErrorState, Skeleton, StateView, useT } from '@cpc/ui';
import { useMachines, useRecords } from '../core/live.ts';
import { LiveMark } from '../core/live-mark.tsx';
import { MachineCard } from './machine-card.tsx';
import { Summary } from './summary.tsx';

export function MachinesPage() {
  const t = useT();
  const machines = useMachines();
  const records = useRecords();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partner.machines')} · ${t('common.app.title')}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{t('partner.machines')}</h1>
        <LiveMark failed={machines.isError} updatedAt={machines.dataUpdatedAt} />
      </div>
      {machines.data ? (
        <>
          <Summary
            machines={machines.data}
            records={records.data ?? []}
            midnight={midnightBefore(machines.dataUpdatedAt)}
          />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {machines.data.map((machine) => (
              <MachineCard key={machine.machine_id} machine={machine} />
            ))}
          </div>
          {machines.data.length === 0 && (
            <StateView icon="printer" title={t('partner.machines.empty')} hint={t('partner.machines.empty.hint')} />
          )}
        </>
      ) : (
        <Waiting failed={machines.isError} onRetry={() => void machines.refetch()} />
      )}
    </div>
  );
}

function Waiting({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  if (failed) return <ErrorState onRetry={onRetry} />;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[0, 1, 2, 3].map((i) => (
          <Skeleton key={i} className="h-24 rounded-large" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-large" />
    </>
  );
}

/** The start of the day of a moment, in local time. Both in UTC milliseconds. */
function midnightBefore(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
