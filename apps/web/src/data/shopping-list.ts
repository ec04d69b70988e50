import type { ShoppingListView } from '@cpc/contract';
import { type StationId, type ShoppingEntryId, brand } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { randomId } from '../core/random-id.ts';
import { useSession } from '../core/stores.ts';
import { untilPainted } from './until-painted.ts';

const SHOPPING_LIST = ['shopping-list'] as const;

/** The account's shopping list, with what can be ordered at a station. */
export function useShoppingList(stationId: StationId | null) {
  const known = useSession((state) => state.userInfo !== null);
  return useQuery<ShoppingListView>({
    queryKey: [...SHOPPING_LIST, stationId],
    queryFn: ({ signal }) =>
      client.call('ShoppingList.list', { machine_id: stationId ?? brand<StationId>('') }, { signal }),
    enabled: known && stationId !== null,
    // Stock and prices must be current.
    staleTime: 0,
    refetchInterval: untilPainted(({ entries }) => entries.some(({ thumbnail }) => thumbnail === null)),
  });
}

type Change =
  | { readonly how: 'copy'; readonly entryId: ShoppingEntryId; readonly key: string }
  | { readonly how: 'remove' | 'restore'; readonly entryId: ShoppingEntryId };

/** Changes the list, then fetches it again. */
export function useShoppingChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      change.how === 'copy'
        ? client.call('ShoppingList.copy', { entry_id: change.entryId, client_key: change.key })
        : client.call(`ShoppingList.${change.how}`, { entry_id: change.entryId }),
    onSettled: () => queries.invalidateQueries({ queryKey: SHOPPING_LIST }),
  });
}

/** One tap makes one piece, also if the answer is lost and the call is sent again. */
export const copying = (entryId: ShoppingEntryId): Change => ({ how: 'copy', entryId, key: randomId() });
