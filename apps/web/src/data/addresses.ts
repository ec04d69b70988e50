import type { ActionInput, AddressView } from '@cpc/contract';
import type { AddressId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useSession } from '../core/stores.ts';

const KEY = ['addresses'] as const;

/** The customer's receiving addresses, the default one first (OR-07). */
export function useAddresses(wanted = true) {
  const loggedIn = useSession((state) => state.userInfo !== null);
  return useQuery<readonly AddressView[]>({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('Address.list', {}, { signal }),
    enabled: wanted && loggedIn,
  });
}

type Change =
  | { readonly how: 'save'; readonly address: ActionInput<'Address.save'> }
  | { readonly how: 'delete' | 'setDefault'; readonly addressId: AddressId };

/** Saves or deletes an address, or makes it the default; the list is then fetched again. */
export function useAddressChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change): Promise<AddressId> => {
      if (change.how === 'save') return (await client.call('Address.save', change.address)).address_id;
      const name = change.how === 'delete' ? 'Address.delete' : 'Address.setDefault';
      return (await client.call(name, { address_id: change.addressId })).address_id;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
