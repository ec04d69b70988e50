import { Link, type Query } from '@cpc/appkit';
import type { FleetTotals } from '@cpc/contract';
import type { StationState } from '@cpc/domain';
import { Skeleton, useTranslator } from '@cpc/ui';
import { fleetAddress } from './filter.ts';
import { useTotals } from './use-fleet.ts';

const BAD: ReadonlySet<StationState> = new Set(['fault', 'offline']);

/** How many stations are in each state. Each number leads to its stations; a second tap leads back to all. */
export function Totals({ query }: { readonly query: Query }) {
  const { t, format } = useTranslator();
  const totals = useTotals();
  if (!totals.data) return totals.isError ? null : <Skeleton className="h-20 rounded-large" />;
  return (
    <nav aria-label={t('fleet.state')}>
      <ul className="grid grid-cols-3 gap-2 lg:grid-cols-6">
        {totals.data.states.map(({ state, stations }) => {
          const isChosen = query['state'] === state;
          const look = BAD.has(state) && stations > 0 ? 'bg-bad-wash text-bad' : 'bg-raised';
          return (
            <li key={state}>
              <Link
                to={fleetAddress(query, { state: isChosen ? '' : state })}
                className={`${look} ${isChosen ? 'ring-2' : 'hover:ring-1'} ring-edge flex h-full min-h-11 flex-col-reverse justify-end rounded-large p-3`}
              >
                <span className="text-small leading-tight">{t(`station.state.${state}`)}</span>
                <span className="figures text-lead font-semibold">{format.number(stations)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The versions that stations run, with their numbers, for a list to choose from. */
export const versionOptions = (
  totals: FleetTotals | undefined,
  nameOf: (version: string, stations: number) => string,
) => (totals?.versions ?? []).map(({ version, stations }) => ({ value: version, label: nameOf(version, stations) }));
