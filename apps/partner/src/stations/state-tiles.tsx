import { addressOf, formatAddress, Link } from '@cpc/appkit';
import type { Today } from '@cpc/contract';
import type { ShopStationState } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { STATIONS } from '../core/paths.ts';
import { stateName } from './state-chip.tsx';

const BAD: ReadonlySet<ShopStationState> = new Set(['fault', 'offline']);

type StateCount = Today['stations']['states'][number];

interface StateTilesProps {
  readonly label: string;
  readonly states: readonly StateCount[];
  /** The state that the list is filtered by: its tile leads back to all. */
  readonly chosen?: ShopStationState | undefined;
  /** Where the stations of a state are; of all, if it is empty. */
  readonly to?: (state: ShopStationState | '') => string;
}

const stationsIn = (state: ShopStationState | ''): string => formatAddress(addressOf(STATIONS, { state }));

/** How many stations are in each state. Each number leads to its stations. */
export function StateTiles({ label, states, chosen, to = stationsIn }: StateTilesProps) {
  const { t, format } = useTranslator();
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {states.filter(isShown).map(({ state, stations }) => {
          const isChosen = chosen === state;
          const look =
            stations === 0 ? 'bg-raised text-ink-soft' : BAD.has(state) ? 'bg-bad-wash text-bad' : 'bg-raised';
          return (
            <li key={state}>
              <Link
                to={to(isChosen ? '' : state)}
                aria-current={isChosen ? 'true' : undefined}
                className={`${look} ${isChosen ? 'ring-2' : 'hover:ring-1'} ring-edge flex h-full min-h-11 flex-col-reverse justify-end rounded-large p-3`}
              >
                <span className="text-small leading-tight hyphens-auto">{stateName(t, state)}</span>
                <span className="figures text-lead font-semibold">{format.number(stations)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** In most shops every station is set up. */
const isShown = ({ state, stations }: StateCount): boolean => state !== 'notSetUp' || stations > 0;
