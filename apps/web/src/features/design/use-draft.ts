import { backgroundOf, type DesignDocument, layersOf } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { useQuery } from '@tanstack/react-query';
import { loadDraft } from '../../core/draft-store.ts';
import { readDesign } from '../editor/read-design.ts';

/** The design in progress for a model on this device; null when there is none. */
export function useDraft(goodsId: GoodsId | undefined) {
  return useQuery<Draft | null>({
    queryKey: ['draft', goodsId, 'whole'],
    queryFn: async () => (goodsId === undefined ? null : soundDraft(await loadDraft(goodsId))),
    enabled: goodsId !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

/** As the device kept it, of whatever version (ED-06); null when it cannot be read. */
async function soundDraft(draft: Draft | undefined): Promise<Draft | null> {
  const parsed = draft && (await readDesign(draft.history?.document));
  return draft && parsed?.ok ? { ...draft, history: { ...draft.history, document: parsed.document } } : null;
}

/** Whether there is anything to print. */
export function isBlank(document: DesignDocument): boolean {
  return backgroundOf(document).fill.kind === 'none' && layersOf(document).every((layer) => layer.hidden);
}
