import type { Editor } from '../model/editor.ts';
import { redoStep, undoStep } from '../store/store.ts';
import type { Action } from './action.ts';

/** Always there to be tapped: at the end of the way they say so (ED-05). A layer in the hand is not pulled away. */
export const UNDO: Action = {
  id: 'undo',
  label: () => 'studio.undo',
  icon: () => 'undo',
  keys: ['mod+z'],
  enabled: (state) => state.held === null && state.crop === null,
  run: (editor: Editor) => {
    if (!UNDO.enabled(editor.store.getState())) return;
    if (!undoStep(editor.store)) editor.tell('studio.undo.first');
  },
};

export const REDO: Action = {
  id: 'redo',
  label: () => 'studio.redo',
  icon: () => 'redo',
  keys: ['mod+shift+z', 'mod+y'],
  enabled: (state) => state.held === null && state.crop === null,
  run: (editor: Editor) => {
    if (!REDO.enabled(editor.store.getState())) return;
    if (!redoStep(editor.store)) editor.tell('studio.redo.last');
  },
};
