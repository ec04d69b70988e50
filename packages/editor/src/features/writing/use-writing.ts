import { type CapitalsLanguage, type DesignDiff, setField, type TextLayer, updateLayer } from '@cpc/design';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import { useKeptOnGoods } from '../../parts/words/keep-on-goods.ts';
import { fitField } from '../../parts/words/rename-field.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { documentOf, layerOf } from '../../document/state.ts';
import { amend, endStep, revoke } from '../../document/steps.ts';
import { selectedLayer } from '../../session/selected.ts';
import { setBlank } from '../../session/hands.ts';

export interface Writing {
  /** The text on the case; undefined if it is gone. */
  readonly layer: TextLayer | undefined;
  /** The words of the field. They may be empty; those of a layer never are. */
  readonly words: string;
  readonly write: (words: string) => void;
  /** Makes a step of what was written; called before the panel closes. */
  readonly end: () => void;
}

/** The selected text while it is written where it is. All that is written is one step. */
export function useWriting(): Writing {
  const editor = useEditor();
  const { store } = editor;
  const language = useCapitalsLanguage();
  const [id] = useState(() => selectedLayer(store.getState())?.id ?? null);
  const found = useEditorState((state) => layerOf(state, id));
  const layer = found?.type === 'text' ? found : undefined;
  const [first] = useState(layer?.text ?? '');
  const [words, setWords] = useState(first);
  useKeptOnGoods(layer);
  const isEmpty = words.trim() === '';
  const end = () => {
    // A text is never empty: without words it is as it was before.
    if (isEmpty) revoke(store);
    else if (layer && layer.field !== null) fitField(editor, layer);
    endStep(store);
  };
  useEffect(() => endStep(store), [store]);
  return {
    layer,
    words,
    end,
    write: (next) => {
      const isBlank = next.trim() === '';
      if (!layer || !amend(store, written(editor, layer, isBlank ? first : next, language))) return;
      setWords(next);
      setBlank(store, isBlank);
    },
  };
}

/** All texts of a field change together. */
function written(
  { store }: Editor,
  { id, field }: TextLayer,
  words: string,
  language: CapitalsLanguage | undefined,
): DesignDiff {
  const document = documentOf(store.getState());
  const shown = updateLayer<TextLayer>(document, id, { text: words, hidden: false });
  if (field === null) return shown;
  const others = setField(document, field, words, language);
  return { ...others, updated: { ...others.updated, ...shown.updated } };
}
