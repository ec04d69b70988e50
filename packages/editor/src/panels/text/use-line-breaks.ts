import { type Layer, type TextLayer, updateLayer } from '@cpc/design';
import { useEffect } from 'react';
import { useEditorState } from '../../context.ts';
import type { Editor } from '../../model/editor.ts';
import { documentOf } from '../../store/state.ts';
import { amend, amendLast } from '../../store/store.ts';
import type { TextStyle } from './text-style.ts';

/** Lines that are no longer broken to a measure keep no breaks. */
export const withBreaks = (fields: Partial<TextStyle>): Partial<TextLayer> =>
  fields.measure === null ? { ...fields, breaks: [] } : fields;

/** Keeps the breaks of a text in step with its words, its typeface and its measure, within the step that changed those. */
export function useLineBreaks({ store, assets }: Editor, layer: Layer | undefined): void {
  // A typeface may come after the change it is needed for.
  const arrivals = useEditorState((state) => state.arrivals);
  useEffect(() => {
    if (layer?.type !== 'text' || layer.measure === null || arrivals < 0) return;
    const breaks = assets.breakLines(layer);
    if (!breaks || breaks.join() === layer.breaks.join()) return;
    const { history } = store.getState();
    const take = history.open ? amend : amendLast;
    take(store, updateLayer<TextLayer>(documentOf(store.getState()), layer.id, { breaks }));
  }, [layer, arrivals, store, assets]);
}
