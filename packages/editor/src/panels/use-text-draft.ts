import { addLayer, type Colour, type LayerId, type TextLayer, updateLayer } from '@cpc/design';
import { layerBox } from '@cpc/paint';
import { DEFAULT_TYPEFACE } from '@cpc/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import type { Editor } from '../model/editor.ts';
import { newText } from '../store/additions.ts';
import { textLanding } from '../store/landing.ts';
import { documentOf, layerOf, selectedLayer } from '../store/state.ts';
import { amend, revoke, settle } from '../store/store.ts';

/** Part of the case's width a text may take. */
const TEXT_ROOM = 0.86;

type Style = Pick<TextLayer, 'typeface' | 'ink' | 'align'>;

export interface TextDraft {
  /** What stands in the field; it may be empty, a layer never is. */
  readonly words: string;
  readonly style: Style;
  readonly write: (words: string) => void;
  /** @returns false when there are no words to dress */
  readonly restyle: (style: Partial<Style>) => boolean;
  /** The writing pauses: what was typed until now is one step. */
  readonly rest: () => void;
}

/**
 * The text being written: the selected text layer, or one that comes into being with its first letter.
 * @param onLeft the customer took something else in hand
 */
export function useTextDraft(onLeft: () => void): TextDraft {
  const editor = useEditor();
  const { store } = editor;
  const [id, setId] = useState<LayerId | null>(() => selectedText(editor)?.id ?? null);
  const [words, setWords] = useState(() => selectedText(editor)?.text ?? '');
  const layer = useEditorState((state) => layerOf(state, id));
  const ink = useEditorState((state) => editor.inkAt(textLanding(documentOf(state), editor.surface)));
  const style: Style = layer?.type === 'text' ? layer : plain(ink);
  const writing = useRef(false);
  useEffect(
    () =>
      store.subscribe(({ selection }, before) => {
        if (writing.current || selection === before.selection || selection === id) return;
        const other = selectedText(editor);
        if (!other && id !== null) onLeft();
        if (!other) return;
        settle(store);
        setId(other.id);
        setWords(other.text);
      }),
    [id, editor, store, onLeft],
  );
  useEffect(() => {
    settle(store);
    return () => settle(store);
  }, [store]);
  return {
    words,
    style,
    write(next) {
      writing.current = true;
      setWords(next);
      setId(writeText(editor, id, next));
      writing.current = false;
    },
    restyle(fields) {
      if (layer?.type !== 'text' || words.trim() === '') return false;
      settle(store);
      amend(store, updateLayer<TextLayer>(documentOf(store.getState()), layer.id, fields));
      settle(store);
      return true;
    },
    rest: () => {
      fitText(editor, id);
      settle(store);
    },
  };
}

const plain = (colour: Colour): Style => ({
  typeface: DEFAULT_TYPEFACE.key,
  ink: { kind: 'colour', colour },
  align: 'centre',
});

/** @returns the layer that now holds the words, if any */
function writeText({ store, surface, nextLayerId, inkAt }: Editor, id: LayerId | null, text: string): LayerId | null {
  const layer = layerOf(store.getState(), id);
  if (text.trim() === '') {
    // A text emptied before it was finished has never been; a finished one keeps the words it had, not their last letter.
    if (layer) revoke(store);
    return layerOf(store.getState(), id) ? id : null;
  }
  const document = documentOf(store.getState());
  if (layer?.type === 'text') {
    amend(store, updateLayer<TextLayer>(document, layer.id, { text }));
    return layer.id;
  }
  const at = textLanding(document, surface);
  const added = newText(document, surface, nextLayerId(), at, { ...plain(inkAt(at)), text });
  amend(store, addLayer(added));
  store.setState({ selection: added.id });
  return added.id;
}

/** A text just written that runs over the case is made to fit, within the step that wrote it. */
function fitText({ store, assets, surface }: Editor, id: LayerId | null): void {
  const { history } = store.getState();
  const layer = layerOf(store.getState(), id);
  if (!layer || !history.open || !isUnfinished(history.done.at(-1)?.added, layer.id)) return;
  const { placement } = layer;
  const room = (surface.width * TEXT_ROOM) / layerBox(layer, assets).width;
  if (placement.scale <= room) return;
  amend(store, updateLayer(history.document, layer.id, { placement: { ...placement, scale: room } }));
}

const isUnfinished = (added: object | undefined, id: LayerId): boolean => added !== undefined && id in added;

function selectedText({ store }: Editor): TextLayer | undefined {
  const layer = selectedLayer(store.getState());
  return layer?.type === 'text' ? layer : undefined;
}
