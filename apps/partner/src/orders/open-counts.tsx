import { OPEN_ORDER_STATES } from '@cpc/contract';
import { ChoiceChip, useTranslator } from '@cpc/ui';
import { type Filter, stationOf } from './filter.ts';
import { useOrderCounts } from './use-orders.ts';

interface OpenCountsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** How many orders are unfinished, by state: a tap lists exactly these, a second one all again. */
export function OpenCounts({ filter, onChange }: OpenCountsProps) {
  const { t, format } = useTranslator();
  const counts = useOrderCounts(stationOf(filter)).data;
  return (
    <div role="group" aria-label={t('shopOrders.open')} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {OPEN_ORDER_STATES.map((state) => {
        const chosen = filter.state === state;
        const urgent = state === 'needsPerson' && !chosen && (counts?.[state] ?? 0) > 0;
        return (
          <ChoiceChip
            key={state}
            chosen={chosen}
            className="flex items-center justify-between gap-2.5"
            onClick={() => onChange({ state: chosen ? '' : state, search: '', from: '', until: '' })}
          >
            <span className="text-start leading-tight whitespace-normal">{t(`shopOrders.state.${state}`)}</span>
            <span className={`figures font-semibold ${urgent ? 'text-bad' : ''}`}>
              {counts === undefined ? '–' : format.number(counts[state])}
            </span>
          </ChoiceChip>
        );
      })}
    </div>
  );
}
