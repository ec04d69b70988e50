import { ErrorState, Skeleton, StateView, useT } from '@cpc/ui';
import { useOrderCounts, useStations } from '../core/live.ts';
import { LiveMark } from '../core/live-mark.tsx';
import { StationCard } from './station-card.tsx';
import { StationMapSwitch } from './station-map.tsx';
import { Summary } from './summary.tsx';
import { Today } from './today.tsx';

export default function StationsPage() {
  const t = useT();
  const stations = useStations();
  const orders = useOrderCounts(stations.dataUpdatedAt);
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partner.stations')} · ${t('common.app.title')}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{t('partner.stations')}</h1>
        <LiveMark failed={stations.isError} updatedAt={stations.dataUpdatedAt} />
      </div>
      {stations.data ? (
        <>
          <Today at={stations.dataUpdatedAt} />
          <Summary stations={stations.data} orders={orders.data} />
          <StationMapSwitch stations={stations.data} />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {stations.data.map((station) => (
              <StationCard key={station.machine_id} station={station} />
            ))}
          </div>
          {stations.data.length === 0 && (
            <StateView icon="printer" title={t('partner.stations.empty')} hint={t('partner.stations.empty.hint')} />
          )}
        </>
      ) : (
        <Waiting failed={stations.isError} onRetry={() => void stations.refetch()} />
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
