import { type DesignDiff, type DesignDocument, fitFields, type LayerId, layersOf, type TextLayer } from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import { measureWords } from './measure-words.ts';

/**
 * Fits the texts of fields whose words have changed; nothing while fonts are loading.
 * @param before the texts as they were before
 */
export function fitAfter(
  { assets, surface, nextLayerId }: Pick<Editor, 'assets' | 'surface' | 'nextLayerId'>,
  document: DesignDocument,
  before: readonly TextLayer[],
  edited: LayerId | null = null,
): DesignDiff | undefined {
  let isLoading = false;
  const boxOf = (layer: TextLayer) => {
    const box = measureWords(assets, layer);
    isLoading ||= box === undefined;
    return { width: (box?.width ?? 1) * layer.size, height: (box?.height ?? 1) * layer.size };
  };
  const change = fitFields(document, before, { surface, boxOf, nextId: nextLayerId, edited });
  return isLoading ? undefined : change;
}

export const textsIn = (document: DesignDocument): readonly TextLayer[] =>
  layersOf(document).filter((layer): layer is TextLayer => layer.type === 'text');
