import {
  cellsIn,
  copiedGroup,
  type DesignDiff,
  type GroupId,
  groupId,
  groupLayers,
  isCell,
  layersOf,
  ungroupLayers,
} from '@cpc/design';
import type { Editor } from '../model/editor.ts';
import { touchableIn } from '../gestures/drag-controller.ts';
import { documentOf } from '../document/state.ts';
import { commit } from '../document/steps.ts';
import { type EditorState, isCropping, isDoodling } from '../session/state.ts';
import { isSelected, selectedLayers } from '../session/selected.ts';
import type { Action } from './action.ts';
import { select, toggleMultiSelect, toggleSnaps } from '../session/selection.ts';

const hasSeveral = (state: EditorState): boolean => state.selection.length > 1;
/** A group with only one layer left does not count as a group. */
const hasGroup = (state: EditorState): boolean =>
  selectedLayers(state).some(
    ({ id, group }) =>
      group !== null && layersOf(documentOf(state)).some((other) => other.group === group && other.id !== id),
  );

/** Whether the selection consists of members of one group only. */
export function isOneGroup(state: EditorState): boolean {
  const layers = selectedLayers(state);
  const group = layers[0]?.group ?? null;
  return group !== null && layers.every((layer) => layer.group === group);
}

function change(editor: Editor, diffOf: (state: EditorState) => DesignDiff): void {
  commit(editor.store, diffOf(editor.store.getState()));
}

export const GROUP: Action = {
  id: 'group',
  label: () => 'studio.action.group',
  icon: () => 'group',
  keys: ['mod+g'],
  enabled: (state) => hasSeveral(state) && !isOneGroup(state),
  run: (editor) =>
    change(editor, (state) => groupLayers(documentOf(state), state.selection, nameFor(state, editor.nextLayerId()))),
};

/** The name of a new group of the selection. With one whole collage in it, it is a collage of the same layout. */
function nameFor(state: EditorState, id: string): GroupId {
  const [group, ...more] = new Set(
    selectedLayers(state).flatMap((layer) => (isCell(layer) ? (layer.group ?? []) : [])),
  );
  const isWhole = group !== undefined && cellsIn(documentOf(state), group).every((cell) => isSelected(state, cell.id));
  return isWhole && more.length === 0 ? copiedGroup(group, id) : groupId(id);
}

export const UNGROUP: Action = {
  id: 'ungroup',
  label: () => 'studio.action.ungroup',
  icon: () => 'ungroup',
  keys: ['mod+shift+g'],
  enabled: hasGroup,
  run: (editor) => change(editor, (state) => ungroupLayers(documentOf(state), state.selection)),
};

/** Selects every layer that can be touched. */
export const SELECT_ALL: Action = {
  id: 'selectAll',
  label: () => 'studio.action.selectAll',
  icon: () => 'selectAll',
  keys: ['mod+a'],
  enabled: (state) => !isDoodling(state) && !isCropping(state),
  run: ({ store }) => select(store, touchableIn(documentOf(store.getState()))),
};

/** Switches multiple selection on and off: when on, a tap adds to the selection, without a modifier key. */
export const GATHER: Action = {
  id: 'gather',
  label: (state) => (state.multiSelect ? 'studio.action.gatherDone' : 'studio.action.gather'),
  icon: (state) => (state.multiSelect ? 'check' : 'gather'),
  keys: ['m'],
  enabled: (state) => !isDoodling(state) && !isCropping(state),
  run: ({ store }) => toggleMultiSelect(store),
};

export const SNAP: Action = {
  id: 'snap',
  label: (state) => (state.snaps ? 'studio.action.snapOff' : 'studio.action.snapOn'),
  icon: () => 'magnet',
  keys: ['s'],
  enabled: () => true,
  run: ({ store }) => toggleSnaps(store),
};

export const SELECTION_ACTIONS: readonly Action[] = [SELECT_ALL, GATHER, GROUP, UNGROUP, SNAP];
