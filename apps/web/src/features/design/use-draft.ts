import { backgroundOf, type DesignDocument, layersOf, parseHistory } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { useQuery } from '@tanstack/react-query';
import { loadDraft } from '../../core/draft-store.ts';

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
function soundDraft(draft: Draft | undefined): Draft | null {
  const history = parseHistory(draft?.history);
  return draft && history ? { ...draft, history } : null;
}

/** Whether there is anything to print. */
export function isBlank(document: DesignDocument): boolean {
  return backgroundOf(document).fill.kind === 'none' && layersOf(document).every((layer) => layer.hidden);
}
