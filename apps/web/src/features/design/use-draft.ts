import { backgroundOf, type DesignDocument, layersOf } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { useQuery } from '@tanstack/react-query';
import { loadDraft } from '../../core/draft-store.ts';
import { readDesign } from './read-design.ts';

/** The draft for a model on this device; null if there is none. */
export function useDraft(goodsId: GoodsId | undefined) {
  return useQuery<Draft | null>({
    queryKey: ['draft', goodsId, 'whole'],
    queryFn: async () => (goodsId === undefined ? null : soundDraft(await loadDraft(goodsId))),
    enabled: goodsId !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The stored draft, migrated from any version (ED-06); null if it cannot be read. */
async function soundDraft(draft: Draft | undefined): Promise<Draft | null> {
  const parsed = draft && (await readDesign(draft.history?.document));
  return draft && parsed?.ok ? { ...draft, history: { ...draft.history, document: parsed.document } } : null;
}

/** Returns true if there is nothing to print. */
export function isBlank(document: DesignDocument): boolean {
  return backgroundOf(document).fill.kind === 'none' && layersOf(document).every((layer) => layer.hidden);
}
