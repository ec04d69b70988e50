import type { GoodsId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { loadDraft } from '../../core/draft-store.ts';

/**
 * The account's newest design for a model, for a device that has none of its own (ED-07). Null where the device has a
 * draft, which is always newer for its owner, and where nothing can be had: designing never waits for the network.
 */
export function useSavedWork(goodsId: GoodsId) {
  return useQuery<unknown>({
    queryKey: ['work', goodsId],
    queryFn: async ({ signal }) => {
      if ((await loadDraft(goodsId).catch(() => undefined)) !== undefined) return null;
      const works = await client.call('Work.list', {}, { signal, timeout: PATIENCE_MS }).catch(() => []);
      return works.find((work) => work.goods_id === goodsId)?.document ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

const PATIENCE_MS = 4000;
