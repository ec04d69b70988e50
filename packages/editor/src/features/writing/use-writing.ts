import { type CapitalsLanguage, type DesignDiff, setField, type TextLayer, updateLayer } from '@cpc/design';
import { layerBox } from '@cpc/paint';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
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

/** Share of the surface that the line of a text may take, in its direction. */
const ROOM = 0.92;

/**
 * A text that grows beyond the goods becomes smaller, and larger again when it becomes shorter, within the step. It may
 * stay as wide as it was.
 */
function useKeptOnGoods(layer: TextLayer | undefined): void {
  const { store, assets, surface } = useEditor();
  const arrivals = useEditorState((state) => state.arrivals);
  const [first] = useState(() => layer && { scale: layer.placement.scale, width: layerBox(layer, assets).width });
  const keep = useEffectEvent(() => {
    if (!layer || !first || layer.measure !== null || layer.direction === 'vertical') return;
    const { placement } = layer;
    const { width } = layerBox(layer, assets);
    const angle = (placement.rotation * Math.PI) / 180;
    const room = Math.min(surface.width / Math.abs(Math.cos(angle)), surface.height / Math.abs(Math.sin(angle))) * ROOM;
    const scale = Math.min(first.scale, Math.max(room, first.width * first.scale) / width);
    if (!Number.isFinite(scale) || scale <= 0 || Math.abs(scale - placement.scale) < 1e-3) return;
    const fitted = { ...placement, scale: Math.round(scale * 1e4) / 1e4 };
    amend(store, updateLayer(documentOf(store.getState()), layer.id, { placement: fitted }));
  });
  const text = layer?.text;
  useEffect(() => keep(), [text, arrivals]);
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
