import type { GoodsId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { contentHash } from '../../core/content-hash.ts';
import { loadDraft } from '../../core/draft-store.ts';
import { isOrdered } from '../../core/ordered-designs.ts';

/** What this device has of a design for these goods: nothing, one to go on with, or one that is ordered as it is. */
export type Begun = 'nothing' | 'begun' | 'ordered';

export function useBegun(goodsId: GoodsId | undefined) {
  return useQuery<Begun>({
    queryKey: ['draft', goodsId, 'begun'],
    queryFn: async () => {
      if (goodsId === undefined) return 'nothing';
      const draft = await loadDraft(goodsId).catch(() => undefined);
      if (draft === undefined) return 'nothing';
      return isOrdered(goodsId, await contentHash(draft.history.document)) ? 'ordered' : 'begun';
    },
    enabled: goodsId !== undefined,
    staleTime: 0,
    gcTime: 0,
  }).data;
}
