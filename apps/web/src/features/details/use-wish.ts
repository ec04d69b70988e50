import { ClientError } from '@cpc/client';
import type { ActionInput, WishView } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { useSession } from '../../core/stores.ts';

export type Wished = ActionInput<'Wish.leave'>;

const KEY = 'wishes';

/** A wish of this account: whether it waits, leaving it, and taking it back (SK-05). */
export function useWish(wished: Wished) {
  const queries = useQueryClient();
  const uid = useSession(({ userInfo }) => userInfo?.uid);
  const { data } = useQuery<readonly WishView[]>({
    queryKey: [KEY, uid],
    queryFn: ({ signal }) => client.call('Wish.list', {}, { signal }),
    enabled: uid !== undefined,
  });
  const again = () => queries.invalidateQueries({ queryKey: [KEY] });
  const leave = useMutation({ mutationFn: () => client.call('Wish.leave', wished), onSuccess: again });
  const waiting = data?.find((one) => one.told_at === null && isSame(one, leave.data, wished));
  const withdraw = useMutation({
    mutationFn: async () => waiting && client.call('Wish.withdraw', { wish_id: waiting.wish_id }),
    onSuccess: () => {
      leave.reset();
      return again();
    },
  });
  const needsContact = leave.error instanceof ClientError && leave.error.name === 'wishNeedsContact';
  return { waiting: waiting !== undefined, leave, withdraw, needsContact };
}

/** A typed model is told apart by the server: the wish that it answered is the same one. */
function isSame(one: WishView, left: WishView | undefined, wished: Wished): boolean {
  if (one.wish_id === left?.wish_id) return true;
  if (one.machine_id !== wished.machine_id) return false;
  if (wished.goods_id === undefined) return one.goods_id === null && one.model === wished.model?.trim();
  return (
    one.goods_id === wished.goods_id &&
    one.shell_id === (wished.shell_id ?? null) &&
    one.colour_id === (wished.colour_id ?? null)
  );
}
