import { cancelCrop, finishCrop } from '../session/crop.ts';
import { type EditorState, isCropping, isPreviewing, shownPanel } from '../session/state.ts';
import type { Editor } from '../model/editor.ts';
import { comboOf, type Action } from './action.ts';
import { ARRANGE_ACTIONS } from './arrange-actions.ts';
import { REDO, UNDO } from './history-actions.ts';
import { LAYER_ACTIONS, STACK_STEPS } from './layer-actions.ts';
import { NUDGES } from './nudges.ts';
import { SELECTION_ACTIONS } from './selection-actions.ts';
import { closePanel } from '../session/panels.ts';
import { closePreview } from '../session/views.ts';
import { select, toggleMultiSelect } from '../session/selection.ts';

const FINISH_CROP: Action = {
  id: 'finishCrop',
  label: () => 'studio.keys.finishCrop',
  icon: () => 'check',
  keys: ['enter'],
  enabled: isCropping,
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
  const possible = isPreviewing(state) ? [LEAVE] : ACTIONS;
  const action = possible.find(({ keys, enabled }) => keys.includes(combo) && enabled(state));
  // While a layer is dragged, only Escape works: it puts the layer back.
  if (!action || (state.dragged !== null && action !== LEAVE)) return false;
  action.run(editor, combo);
  return true;
}

const isInside = (state: EditorState): boolean =>
  state.dragged !== null ||
  isPreviewing(state) ||
  shownPanel(state) !== null ||
  state.multiSelect ||
  state.selection.length > 0;

function leave({ store, cancelGesture }: Editor): void {
  const state = store.getState();
  if (state.dragged !== null) cancelGesture();
  else if (isCropping(state)) cancelCrop(store);
  else if (isPreviewing(state)) closePreview(store);
  else if (shownPanel(state) !== null) closePanel(store);
  else if (state.multiSelect) toggleMultiSelect(store);
  else select(store, []);
}
