import { useNotify } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { useT, useToast } from '@cpc/ui';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';

const PAGE_SIZE = 24;

/** The account's favourites, newest first, page by page. */
export function useCollection() {
  return useInfiniteQuery({
    queryKey: ['collection'],
    queryFn: ({ signal, pageParam }) =>
      client.call('Collection.list', {}, { signal, page: { number: pageParam, size: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length + 1),
    staleTime: 0,
  });
}

/** More goods than this nobody looks through. */
const MAX_GOODS = 100;

/** The models that the customer likes. */
export function useLikedGoods() {
  return useQuery({
    queryKey: ['collection', 'goods'],
    queryFn: async ({ signal }) => {
      const page = { number: 1, size: MAX_GOODS };
      const liked = await client.call('Collection.list', { kind: 'goods' }, { signal, page });
      return liked.map(({ goods_id }) => goods_id);
    },
  });
}

type Item = ActionInput<'Collection.add'>;

/** Adds or removes a favourite, confirms it, and offers to undo it. */
export function useFavourite() {
  const t = useT();
  const toast = useToast();
  const notify = useNotify();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ on, ...item }: Item & { readonly on: boolean }) =>
      client.call(on ? 'Collection.add' : 'Collection.remove', item),
    onSuccess: (item, { on }) => {
      const undo = { label: t('common.undo'), onPress: () => change.mutate({ ...item, on: !on }) };
      toast(t(on ? 'works.favourite.added' : 'works.favourite.removed'), { icon: 'heart', action: undo });
    },
    onError: notify.failed,
    onSettled: () => {
      for (const key of ['collection', 'works', 'share']) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return change;
}
