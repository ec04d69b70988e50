import { cancelCrop, finishCrop } from '../store/crop.ts';
import type { Editor } from '../model/editor.ts';
import type { EditorState } from '../store/state.ts';
import { comboOf, type Action } from './action.ts';
import { ARRANGE_ACTIONS } from './arrange-actions.ts';
import { REDO, UNDO } from './history-actions.ts';
import { LAYER_ACTIONS, STACK_STEPS } from './layer-actions.ts';
import { NUDGES } from './nudges.ts';
import { SELECTION_ACTIONS } from './selection-actions.ts';

const FINISH_CROP: Action = {
  id: 'finishCrop',
  label: () => 'studio.keys.finishCrop',
  icon: () => 'check',
  keys: ['enter'],
  enabled: (state) => state.crop !== null,
  run: ({ store }) => finishCrop(store),
};

/** Escape closes the innermost thing that is open. */
const LEAVE: Action = {
  id: 'leave',
  label: () => 'studio.keys.leave',
  icon: () => 'close',
  keys: ['escape'],
  enabled: (state) => isInside(state),
  run: (editor) => leave(editor),
};

/** All actions with keys. At any time, a combination is enabled for one action only. The shortcut list shows them. */
export const ACTIONS: readonly Action[] = [
  ...new Set([
    ...NUDGES,
    UNDO,
    REDO,
    FINISH_CROP,
    ...SELECTION_ACTIONS,
    ...LAYER_ACTIONS,
    ...STACK_STEPS,
    ...ARRANGE_ACTIONS,
    LEAVE,
  ]),
];

/** Runs the action of a key press. @returns false if no action applies: the browser then handles the key */
export function pressKey(editor: Editor, event: KeyboardEvent): boolean {
  const combo = comboOf(event);
  const state = editor.store.getState();
  // In the preview, the only possible action is to leave it.
  const possible = state.preview ? [LEAVE] : ACTIONS;
  const action = possible.find(({ keys, enabled }) => keys.includes(combo) && enabled(state));
  // While a layer is dragged, only Escape works: it puts the layer back.
  if (!action || (state.dragged !== null && action !== LEAVE)) return false;
  action.run(editor, combo);
  return true;
}

const isInside = ({ dragged, crop, preview, panel, multiSelect, selection, mode }: EditorState): boolean =>
  dragged !== null ||
  crop !== null ||
  preview ||
  panel !== null ||
  multiSelect ||
  selection.length > 0 ||
  mode === 'doodle';

function leave({ store, cancelGesture }: Editor): void {
  const { dragged, crop, preview, panel, multiSelect } = store.getState();
  if (dragged !== null) cancelGesture();
  else if (crop !== null) cancelCrop(store);
  else if (preview) store.setState({ preview: false });
  else if (panel !== null) store.setState({ panel: null, mode: 'select', sketch: null });
  else if (multiSelect) store.setState({ multiSelect: false });
  else store.setState({ selection: [], mode: 'select', sketch: null });
}
