import type { Panel } from '../store/state.ts';
import type { EditorStore } from '../store/store.ts';

/** Opens a panel, or closes the open one. A new text starts without a selection; drawing ends with its panel. */
export function openPanel(store: EditorStore, panel: Panel | null): void {
  const clears = panel === 'text' || panel === 'doodle';
  store.setState((state) => ({
    panel,
    tab: null,
    mode: panel === 'doodle' ? 'doodle' : 'select',
    sketch: panel === 'doodle' ? state.sketch : null,
    selection: clears ? [] : state.selection,
  }));
}
