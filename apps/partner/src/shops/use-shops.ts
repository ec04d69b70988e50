import { useNotify } from '@cpc/appkit';
import type { ActionInput, OperatorShop } from '@cpc/contract';
import { brand, type PartnerId } from '@cpc/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const SHOPS = ['shops'] as const;
/** The server's largest page. */
const MAX_SHOWN = 100;

/** The shops whose name contains a text; at most {@link MAX_SHOWN} of them. */
export const useShops = (search: string) =>
  useQuery<readonly OperatorShop[]>({
    queryKey: [...SHOPS, 'named', search],
    queryFn: ({ signal }) =>
      client.call('Operator.shops', { search }, { signal, page: { number: 1, size: MAX_SHOWN } }),
    placeholderData: keepPreviousData,
  });

export const useShop = (id: string) =>
  useQuery<OperatorShop>({
    queryKey: [...SHOPS, 'one', id],
    queryFn: ({ signal }) => client.call('Operator.shop', { partner_id: brand<PartnerId>(id) }, { signal }),
  });

/** An act of the operator. What was fetched about shops is fetched again after it. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: SHOPS }),
    onError: notify.failed,
  });
}

export const useOpenShop = () =>
  useAct((input: ActionInput<'Operator.openShop'>) => client.call('Operator.openShop', input));
export const useInviteOwner = () =>
  useAct((input: ActionInput<'Operator.inviteOwner'>) => client.call('Operator.inviteOwner', input));
export const useSetShopState = () =>
  useAct((input: ActionInput<'Operator.setShopState'>) => client.call('Operator.setShopState', input));
export const useSetCommission = () =>
  useAct((input: ActionInput<'Operator.setCommission'>) => client.call('Operator.setCommission', input));
export const useAddStation = () =>
  useAct((input: ActionInput<'Operator.addStation'>) => client.call('Operator.addStation', input));
export const useEnrolCode = () =>
  useAct((input: ActionInput<'Operator.enrolCode'>) => client.call('Operator.enrolCode', input));
/** Shows its own refusals: most of them are about the shop that is chosen. */
export function useMoveStation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ActionInput<'Operator.moveStation'>) => client.call('Operator.moveStation', input),
    onSuccess: () => queries.invalidateQueries({ queryKey: SHOPS }),
  });
}
