import { useNotify } from '@cpc/appkit';
import type { ActionInput, PromoterLine, PromoterView, StationView } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useFlow, usePages } from '../core/use-pages.ts';

const PROMOTERS = ['promoters'] as const;
/** The server's largest page. */
const MAX_SHOWN = 100;

export const usePromoters = (search: string) =>
  usePages<PromoterView>([...PROMOTERS, 'list', search], (options) =>
    client.call('Operator.promoters', { search }, options),
  );

/** One promoter; null if there is none with this number. */
export const usePromoter = (id: string) =>
  useQuery<PromoterView | null>({
    queryKey: [...PROMOTERS, 'one', id],
    queryFn: async ({ signal }) => {
      const page = { number: 1, size: MAX_SHOWN };
      const found = await client.call('Operator.promoters', { search: id }, { signal, page });
      return found.find(({ promoter_id }) => promoter_id === id) ?? null;
    },
  });

export const usePromoterLines = (promoter_id: string) =>
  useFlow<PromoterLine>(
    [...PROMOTERS, 'lines', promoter_id],
    (options) => client.call('Operator.promoterLines', { promoter_id }, options),
    ({ at, line_id }) => ({ time: at, id: line_id }),
  );

/** All stations that customers may choose. */
export const useAllStations = () =>
  useQuery<readonly StationView[]>({
    queryKey: ['allStations'],
    queryFn: ({ signal }) => client.call('Machine.list', {}, { signal }),
  });

/** An act of the operator. What was fetched about promoters is fetched again after it. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: PROMOTERS }),
    onError: notify.failed,
  });
}

export const useSetPromoter = () =>
  useAct((input: ActionInput<'Operator.setPromoter'>) => client.call('Operator.setPromoter', input));
export const usePayPromoter = () =>
  useAct((input: ActionInput<'Operator.payPromoter'>) => client.call('Operator.payPromoter', input));
