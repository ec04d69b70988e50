import {
  addLayer,
  type CapitalsLanguage,
  type Colour,
  type DesignDiff,
  type DesignDocument,
  type Ink,
  type LayerId,
  PLAIN_TEXT,
  setField,
  type TextLayer,
  updateLayer,
} from '@cpc/design';
import { mm } from '@cpc/domain';
import { DEFAULT_TYPEFACE } from '@cpc/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { newText, textSize } from '../../document/additions.ts';
import { textInsertionPoint } from '../../document/insertion-point.ts';
import { documentOf, layerOf } from '../../document/state.ts';
import { amend, commit, endStep, revoke } from '../../document/steps.ts';
import { selectedLayer } from '../../session/selected.ts';
import { fitLookSoon } from './fit-look.ts';
import { useKeptOnGoods } from '../../parts/words/keep-on-goods.ts';
import { fitField } from '../../parts/words/rename-field.ts';
import type { TextStyle } from '../../parts/words/text-style.ts';
import { selectWithin } from '../../session/selection.ts';

export interface TextDraft {
  /** The text of the field. It may be empty; a layer's text never is. */
  readonly words: string;
  readonly style: TextStyle;
  /** Scale of the text's placement, relative to its own size. */
  readonly scale: number;
  /** The plain ink with the best contrast at the text's place. */
  readonly best: Ink;
  readonly write: (words: string) => void;
  /** A change within the open step. @returns false if there is no text to style */
  readonly restyle: (style: Partial<TextStyle>) => boolean;
  /** A new look as a step; the text keeps the room that it takes. @returns false if there is no text to style */
  readonly dress: (style: Partial<TextStyle>) => boolean;
  /** The customer pauses: the letters typed so far become one step. */
  readonly rest: () => void;
}

/**
 * The text being edited: the selected text layer, or a new one that is created with its first letter.
 * @param onLeft called when the customer selects something other than a text
 */
export function useTextDraft(onLeft: () => void): TextDraft {
  const editor = useEditor();
  const { store } = editor;
  const language = useCapitalsLanguage();
  const [id, setId] = useState<LayerId | null>(() => selectedText(editor)?.id ?? null);
  const [words, setWords] = useState(() => selectedText(editor)?.text ?? '');
  const layer = useEditorState((state) => layerOf(state, id));
  const ink = useEditorState((state) =>
    editor.inkAt(layer?.placement ?? textInsertionPoint(documentOf(state), editor.surface)),
  );
  const style: TextStyle = layer?.type === 'text' ? layer : plain(ink, editor);
  useKeptOnGoods(layer?.type === 'text' ? layer : undefined);
  const writing = useRef(false);
  /** Letters were typed since the last pause: they become a step of their own. */
  const typed = useRef(false);
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (writing.current) return;
        const [now, was] = [layerOf(state, id), layerOf(before, id)];
        // After undo or redo, the field shows the text of the layer.
        if (now?.type === 'text' && was?.type === 'text' && now.text !== was.text) setWords(now.text);
        const { selection } = state;
        if (selection === before.selection || (selection.length === 1 && selection[0] === id)) return;
        const other = selectedText(editor);
        if (!other && id !== null) onLeft();
        if (!other) return;
        setId(other.id);
        setWords(other.text);
      }),
    [id, editor, store, onLeft],
  );
  useEffect(() => {
    endStep(store);
    return () => endStep(store);
  }, [store]);
  const rest = () => {
    const written = layerOf(store.getState(), id);
    if (typed.current && written?.type === 'text' && written.field !== null) fitField(editor, written);
    typed.current = false;
    endStep(store);
  };
  return {
    words,
    style,
    scale: layer?.placement.scale ?? 1,
    best: { kind: 'colour', colour: ink },
    write(next) {
      writing.current = true;
      typed.current = true;
      const written = writeText(editor, id, next, language);
      setId(written.id);
      setWords(written.words);
      writing.current = false;
    },
    restyle(fields) {
      if (layer?.type !== 'text' || words.trim() === '') return false;
      if (typed.current) rest();
      amend(store, updateLayer<TextLayer>(documentOf(store.getState()), layer.id, fields));
      return true;
    },
    dress(fields) {
      if (layer?.type !== 'text' || words.trim() === '') return false;
      rest();
      if (commit(store, updateLayer<TextLayer>(documentOf(store.getState()), layer.id, fields)))
        fitLookSoon(editor, layer);
      return true;
    },
    rest,
  };
}

/** In bold: the thin letters of the default are hard to read on a photo. */
const beginning = (colour: Colour) =>
  ({
    typeface: DEFAULT_TYPEFACE.key,
    weight: 'bold',
    ink: { kind: 'colour', colour },
    align: 'centre',
  }) as const;

const plain = (colour: Colour, { surface }: Editor): TextStyle => ({
  ...PLAIN_TEXT,
  ...beginning(colour),
  size: mm(textSize(surface)),
});

/** The result of writing: the layer that holds the words, if any, and the words of the field. */
interface Written {
  readonly id: LayerId | null;
  readonly words: string;
}

/** Writes the text to its layer. A full design accepts no more letters: then the field returns to the layer's text. */
function writeText(
  { store, surface, nextLayerId, inkAt }: Editor,
  id: LayerId | null,
  text: string,
  language: CapitalsLanguage | undefined,
): Written {
  const layer = layerOf(store.getState(), id);
  if (text.trim() === '') {
    // Clearing a new text removes it. Clearing a finished text restores the words from before this edit.
    if (layer) revoke(store);
    return { id: layerOf(store.getState(), id) ? id : null, words: text };
  }
  const document = documentOf(store.getState());
  if (layer?.type === 'text') {
    const isWritten = amend(store, wordsChange(document, layer, text, language));
    return { id: layer.id, words: isWritten ? text : layer.text };
  }
  const at = textInsertionPoint(document, surface);
  const added = newText(document, surface, nextLayerId(), at, { ...beginning(inkAt(at)), text });
  if (!amend(store, addLayer(added))) return { id: null, words: '' };
  selectWithin(store, [added.id]);
  return { id: added.id, words: text };
}

/** All texts of a field change together. */
const wordsChange = (
  document: DesignDocument,
  { id, field }: TextLayer,
  text: string,
  language: CapitalsLanguage | undefined,
): DesignDiff =>
  field === null ? updateLayer<TextLayer>(document, id, { text }) : setField(document, field, text, language);

function selectedText({ store }: Editor): TextLayer | undefined {
  const layer = selectedLayer(store.getState());
  return layer?.type === 'text' ? layer : undefined;
}
