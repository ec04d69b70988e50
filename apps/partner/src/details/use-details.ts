import { useNotify } from '@cpc/appkit';
import type { ActionInput, ShopDetails } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const SHOP = ['details', 'shop'] as const;

export const useShopDetails = () =>
  useQuery<ShopDetails>({
    queryKey: SHOP,
    queryFn: ({ signal }) => client.call('Partner.shopDetails', {}, { signal }),
  });

/** A refusal is about a field of the form that sends it. */
export function useSetShopDetails() {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ActionInput<'Partner.setShopDetails'>) => client.call('Partner.setShopDetails', input),
    onSuccess(details) {
      queries.setQueryData(SHOP, details);
      // The name and the time zone of the shop are a part of who is logged in.
      void queries.invalidateQueries({ queryKey: ['me'] });
      notify.done(t('partner.sale.saved'));
    },
  });
}
