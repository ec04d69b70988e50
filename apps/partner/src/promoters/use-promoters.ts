import type { Money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { useAct, useCall } from '../core/calls.ts';
import { useFlow, usePages } from '../core/use-pages.ts';

const PROMOTERS = ['promoters'] as const;
/** The server's largest page. */
const MAX_SHOWN = 100;

export const usePromoters = (search: string) =>
  usePages([...PROMOTERS, 'list', search], 'Operator.promoters', { search });

/** One promoter; null if there is none with this number, undefined until that is known. */
export function usePromoter(id: string) {
  const page = { number: 1, size: MAX_SHOWN };
  const { data, ...query } = useCall([...PROMOTERS, 'one', id], 'Operator.promoters', { search: id }, { page });
  return { ...query, data: data && (data.find(({ promoter_id }) => promoter_id === id) ?? null) };
}

export const usePromoterLines = (promoter_id: string) =>
  useFlow([...PROMOTERS, 'lines', promoter_id], {
    name: 'Operator.promoterLines',
    input: { promoter_id },
    placeOf: ({ at, line_id }) => ({ time: at, id: line_id }),
  });

/** All stations that customers may choose. */
export const useAllStations = () => useCall(['allStations'], 'Machine.list', {});

const QUIET = { stale: [PROMOTERS], quiet: true } as const;
export const useSetPromoter = () => useAct('Operator.setPromoter', QUIET);
export const usePayPromoter = () => useAct('Operator.payPromoter', QUIET);

/** What is owed, in every currency that has something. */
export function useOwed(): (owed: readonly Money[]) => string {
  const { t, format } = useTranslator();
  return (owed) => {
    const some = owed.filter(({ amount }) => amount !== 0);
    return some.length === 0 ? t('price.promoter.owed.none') : some.map(format.money).join(' · ');
  };
}
