import type { Editor } from '../model/editor.ts';
import { comboOf, type Action } from './action.ts';
import { REDO, UNDO } from './history-actions.ts';
import { LAYER_ACTIONS, STACK_STEPS } from './layer-actions.ts';
import { nudge } from './nudges.ts';

/** All that has keys. */
export const ACTIONS: readonly Action[] = [UNDO, REDO, ...LAYER_ACTIONS, ...STACK_STEPS];

/** Does what a key press means. @returns false for a press that means nothing here, so that it goes its own way */
export function pressKey(editor: Editor, event: KeyboardEvent): boolean {
  const combo = comboOf(event);
  if (combo === 'escape') return leave(editor);
  if (nudge(editor, combo)) return true;
  const action = ACTIONS.find(({ keys }) => keys.includes(combo));
  if (!action?.enabled(editor.store.getState())) return false;
  action.run(editor);
  return true;
}

/** Escape leaves the innermost thing that is open. */
function leave(editor: Editor): boolean {
  const { preview, panel, selection, mode } = editor.store.getState();
  if (preview) editor.store.setState({ preview: false });
  else if (panel !== null) editor.store.setState({ panel: null, mode: 'select', sketch: null });
  else if (selection !== null) editor.store.setState({ selection: null });
  return preview || panel !== null || selection !== null || mode === 'doodle';
}
