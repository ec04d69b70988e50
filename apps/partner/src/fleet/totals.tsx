import type { Query } from '@cpc/appkit';
import type { FleetTotals } from '@cpc/contract';
import { SHOP_STATION_STATES } from '@cpc/domain';
import { Skeleton, useT } from '@cpc/ui';
import { StateTiles } from '../stations/state-tiles.tsx';
import { fleetAddress } from './filter.ts';
import { useTotals } from './use-fleet.ts';

/** How many stations are in each state. Each number leads to its stations; a second tap leads back to all. */
export function Totals({ query }: { readonly query: Query }) {
  const t = useT();
  const totals = useTotals();
  if (!totals.data) return totals.isError ? null : <Skeleton className="h-20 rounded-large" />;
  return (
    <StateTiles
      label={t('fleet.state')}
      states={totals.data.states}
      chosen={SHOP_STATION_STATES.find((state) => state === query['state'])}
      to={(state) => fleetAddress(query, { state })}
    />
  );
}

/** The versions that stations run, with their numbers, for a list to choose from. */
export const versionOptions = (
  totals: FleetTotals | undefined,
  nameOf: (version: string, stations: number) => string,
) => (totals?.versions ?? []).map(({ version, stations }) => ({ value: version, label: nameOf(version, stations) }));
