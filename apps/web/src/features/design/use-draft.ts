import { backgroundOf, type DesignDocument, layersOf } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { useQuery } from '@tanstack/react-query';
import { loadDraft } from '../../core/draft-store.ts';

/** The design in progress for a model on this device; null when there is none. */
export function useDraft(goodsId: GoodsId | undefined) {
  return useQuery<Draft | null>({
    queryKey: ['draft', goodsId, 'whole'],
    queryFn: async () => (goodsId === undefined ? null : ((await loadDraft(goodsId)) ?? null)),
    enabled: goodsId !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Whether there is anything to print. */
export function isBlank(document: DesignDocument): boolean {
  return backgroundOf(document).fill.kind === 'none' && layersOf(document).every((layer) => layer.hidden);
}
