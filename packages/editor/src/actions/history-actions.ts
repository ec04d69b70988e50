import type { EditorCore } from '../model/core.ts';
import { redoStep, undoStep } from '../document/steps.ts';
import { type EditorState, isCropping } from '../session/state.ts';
import type { Action } from './action.ts';

const isFree = (state: EditorState): boolean => state.dragged === null && !isCropping(state);

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
