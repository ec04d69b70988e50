import type { EditorCore } from '../model/core.ts';
import type { EditorState } from '../store/state.ts';
import { redoStep, undoStep } from '../store/store.ts';
import type { Action } from './action.ts';

const isFree = ({ dragged, crop }: EditorState): boolean => dragged === null && crop === null;

/** Undo and redo can always be tapped; without a step they say so (ED-05). They are disabled while a layer is dragged. */
export const UNDO = {
  id: 'undo',
  label: () => 'studio.undo',
  icon: () => 'undo',
  keys: ['mod+z'],
  enabled: isFree,
  run: (core: EditorCore) => {
    if (!isFree(core.store.getState())) return;
    if (!undoStep(core.store)) core.notify('studio.undo.first');
  },
} as const satisfies Action;

export const REDO = {
  id: 'redo',
  label: () => 'studio.redo',
  icon: () => 'redo',
  keys: ['mod+shift+z', 'mod+y'],
  enabled: isFree,
  run: (core: EditorCore) => {
    if (!isFree(core.store.getState())) return;
    if (!redoStep(core.store)) core.notify('studio.redo.last');
  },
} as const satisfies Action;
