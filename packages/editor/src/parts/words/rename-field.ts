import {
  type DesignDiff,
  type DesignDocument,
  fitFields,
  isEmptyDiff,
  type LayerId,
  layersOf,
  type TextLayer,
} from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import { documentOf } from '../../document/state.ts';
import { amendLast } from '../../document/steps.ts';
import { measureWords } from './measure-words.ts';
import { fitWhenLoaded } from './late-fit.ts';

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

/**
 * Fits the texts of fields within the last step: at once, or when their fonts are loaded. A change of a text in the
 * meantime ends the wait, because the texts may no longer be what they were.
 * @param before the texts as they were before that step
 */
export function fitSoon(editor: Editor, before: readonly TextLayer[], edited: LayerId | null = null): void {
  const { store } = editor;
  const texts = textsIn(documentOf(store.getState()));
  const isDone = (): boolean => {
    const fit = fitAfter(editor, documentOf(store.getState()), before, edited);
    if (fit && !isEmptyDiff(fit)) amendLast(store, fit);
    return fit !== undefined;
  };
  fitWhenLoaded(
    store,
    isDone,
    (now, was) => documentOf(now) !== documentOf(was) && !isSame(textsIn(documentOf(now)), texts),
  );
}

const isSame = (a: readonly TextLayer[], b: readonly TextLayer[]): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i]);

/** Fits the texts of a field within the step that changed its words, from what they were before that step. */
export function fitField(editor: Editor, layer: TextLayer): void {
  const { history } = editor.store.getState();
  const before = Object.values(history.done.at(-1)?.updated ?? {}).flatMap(([from]) =>
    from.type === 'text' ? from : [],
  );
  if (history.open) fitSoon(editor, before, layer.id);
}
