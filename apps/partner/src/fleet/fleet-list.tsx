import { ErrorState, Skeleton, StateView, useT } from '@cpc/ui';
import { WindowedList } from '../core/windowed-list.tsx';
import { FleetRow } from './fleet-row.tsx';
import { useFleet, type Wanted } from './use-fleet.ts';

/** The height of a row before it is measured, px. */
const ROW_PX = 116;

/** The wanted stations. */
export function FleetList({ wanted }: { readonly wanted: Wanted }) {
  const stations = useFleet(wanted);
  const rows = stations.data?.pages.flat() ?? [];
  if (!stations.data)
    return stations.isError ? (
      <ErrorState onRetry={() => void stations.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  if (rows.length === 0) return <None wanted={wanted} />;
  return (
    <WindowedList rows={rows} idOf={({ machine_id }) => machine_id} rowPx={ROW_PX} pages={stations}>
      {(station) => <FleetRow station={station} />}
    </WindowedList>
  );
}

function None({ wanted }: { readonly wanted: Wanted }) {
  const t = useT();
  const filters = Object.keys(wanted).filter((name) => name !== 'order' && name !== 'down');
  const name = filters.length > 0 ? 'notFound' : 'none';
  return <StateView icon="printer" title={t(`fleet.${name}`)} hint={t(`fleet.${name}.hint`)} />;
}
