import { type DesignDocument, layersOf } from '@cpc/design';
import type { EditorState } from '../../session/state.ts';
import { shownLayer } from '../../session/selected.ts';

/** The design with what is dragged where the finger holds it now. */
export function shownDesign(state: Pick<EditorState, 'history' | 'dragged'>): DesignDocument {
  const { document } = state.history;
  if (!state.dragged) return document;
  const moved = layersOf(document).map((layer) => [layer.id, shownLayer(state, layer)] as const);
  return { ...document, records: { ...document.records, ...Object.fromEntries(moved) } };
}
