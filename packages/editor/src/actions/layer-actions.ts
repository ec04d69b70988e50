import {
  addLayersOnTop,
  copiedGroup,
  coverPlacement,
  isCell,
  type DesignDiff,
  type GroupId,
  type Layer,
  layersOf,
  LIMITS,
  type Placement,
  removeOrEmpty,
  restackMany,
  type StackMove,
  updateLayers,
} from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { layerBox } from '@cpc/paint';
import type { IconName } from '@cpc/ui';
import type { Editor } from '../model/editor.ts';
import { middleOf } from '../geometry/drag.ts';
import { cellAfter, selectedCell } from '../session/cells.ts';
import { documentOf } from '../document/state.ts';
import { commit } from '../document/steps.ts';
import type { Panel } from '../session/activity.ts';
import { beginCrop } from '../session/crop.ts';
import { type EditorState, isCropping } from '../session/state.ts';
import { selectedLayer, selectedLayers } from '../session/selected.ts';
import { selectionBox } from '../gestures/drag-controller.ts';
import type { Action } from './action.ts';
import { GATHER, GROUP, UNGROUP } from './selection-actions.ts';
import { openPanel, togglePanel } from '../session/panels.ts';
import { select } from '../session/selection.ts';

/** Distance of a copy from its original, in mm. */
const COPY_OFFSET = 4;

const edit: Action = {
  ...layerAction('edit', 'text', ['enter']),
  enabled: isText,
  run: openAt('text', 'write'),
};

const typeface: Action = { ...layerAction('typeface', 'typeface', []), enabled: isText, run: openAt('text', 'font') };
const textLooks: Action = { ...layerAction('textLooks', 'filters', []), enabled: isText, run: openAt('text', 'looks') };
const colour: Action = { ...layerAction('colour', 'palette', []), enabled: isText, run: openAt('text', 'style') };
const effects: Action = { ...layerAction('effects', 'sparkle', []), enabled: isText, run: openAt('text', 'effects') };

/** Asks for another photo in the frame of this one. */
const replace: Action = {
  ...layerAction('replace', 'picture', []),
  enabled: (state) => isPossible(state) && isOwnPicture(state) && selectedLayer(state)?.locked === false,
  run: askForPhoto,
};

const crop: Action = {
  ...layerAction('crop', 'crop', ['enter']),
  enabled: (state) => {
    const layer = selectedLayer(state);
    return layer?.type === 'picture' && !layer.locked && !isCell(layer);
  },
  run: ({ store }) => {
    const [id] = store.getState().selection;
    if (id !== undefined) beginCrop(store, id);
  },
};

const looks: Action = { ...layerAction('looks', 'filters', []), enabled: isPicture, run: openAt('picture', 'filters') };
const mask: Action = { ...layerAction('mask', 'mask', []), enabled: isPicture, run: openAt('picture', 'shape') };

const cutout: Action = {
  ...layerAction('cutout', 'scissors', []),
  enabled: (state) => {
    const layer = selectedLayer(state);
    return isPossible(state) && state.toolRun === null && layer?.type === 'picture' && !layer.locked;
  },
  run: ({ store }) => openPanel(store, 'cutout'),
};

const recolour: Action = {
  ...layerAction('recolour', 'palette', []),
  enabled: (state) => isPossible(state) && selectedLayer(state)?.type === 'sticker',
  run: ({ store }) => openPanel(store, 'recolour'),
};

const opacity: Action = {
  ...layerAction('opacity', 'opacity', []),
  run: ({ store }) => togglePanel(store, 'opacity'),
};

const arrange: Action = {
  ...layerAction('arrange', 'alignLeft', []),
  run: ({ store }) => togglePanel(store, 'arrange'),
};

const duplicate: Action = {
  ...layerAction('duplicate', 'duplicate', ['mod+d']),
  // A design with more layers could not be read again.
  enabled: (state) => isPossible(state) && layersOf(documentOf(state)).length + state.selection.length <= LIMITS.layers,
  run: (editor) => {
    const copies = copiesOf(editor, selectedLayers(editor.store.getState()));
    const isCopied = commit(editor.store, addLayersOnTop(documentOf(editor.store.getState()), copies));
    if (isCopied)
      select(
        editor.store,
        copies.map(({ id }) => id),
      );
  },
};

const cover: Action = {
  ...changeAction('cover', 'scaleUp', [], (state, editor) =>
    patch(state, (layer) => ({
      placement: coverPlacement(layer.placement, layerBox(layer, editor.assets), editor.surface),
    })),
  ),
  enabled: isOwnPicture,
};

/** Asks for a photo for a cell of a collage: an empty place, or instead of the one it shows. */
const fill: Action = {
  ...layerAction('fill', 'picture', ['enter']),
  enabled: (state) => isPossible(state) && isCell(selectedLayer(state)) && selectedLayer(state)?.locked === false,
  run: askForPhoto,
};

/** Swaps the photo of a cell with the next one: the keyboard's way to drag it there. */
const swap: Action = {
  ...layerAction('swap', 'swap', ['x']),
  enabled: (state) => isPossible(state) && after(state) !== undefined,
  run: ({ store, swapCells }) => {
    const state = store.getState();
    const [id] = state.selection;
    const next = after(state);
    if (id !== undefined && next !== undefined) swapCells(id, next);
  },
};

const after = (state: EditorState) => {
  const cell = selectedCell(state);
  return cell && cellAfter(state, cell.id);
};

const collage: Action = {
  ...layerAction('collage', 'collage', []),
  enabled: (state) => isPossible(state) && selectedLayers(state).some(isCell),
  run: ({ store }) => openPanel(store, 'collage'),
};

const lock: Action = {
  ...changeAction('lock', 'lock', ['mod+l'], (state) => {
    const locked = !areAll(state, 'locked');
    return patch(state, () => ({ locked }));
  }),
  label: (state) => (areAll(state, 'locked') ? 'studio.action.unlock' : 'studio.action.lock'),
  icon: (state) => (areAll(state, 'locked') ? 'unlock' : 'lock'),
};

const hide: Action = {
  ...changeAction('hide', 'eyeOff', ['mod+shift+h'], (state) => {
    const hidden = !areAll(state, 'hidden');
    return patch(state, () => ({ hidden }));
  }),
  label: (state) => (areAll(state, 'hidden') ? 'studio.action.show' : 'studio.action.hide'),
  icon: (state) => (areAll(state, 'hidden') ? 'eye' : 'eyeOff'),
};

export const deleteLayer = changeAction('delete', 'trash', ['delete', 'backspace'], (state) =>
  removeOrEmpty(documentOf(state), state.selection),
);

/** Actions on the selected layers, the most used first. */
export const LAYER_ACTIONS: readonly Action[] = [
  edit,
  typeface,
  textLooks,
  colour,
  effects,
  fill,
  swap,
  collage,
  replace,
  looks,
  cutout,
  crop,
  mask,
  recolour,
  cover,
  duplicate,
  GATHER,
  GROUP,
  UNGROUP,
  arrange,
  stackAction('front', 'toFront', ['}']),
  stackAction('back', 'toBack', ['{']),
  changeAction('flipX', 'flipX', ['shift+h'], (state, editor) => flip(state, editor, 'flipX')),
  changeAction('flipY', 'flipY', ['shift+v'], (state, editor) => flip(state, editor, 'flipY')),
  opacity,
  lock,
  hide,
  deleteLayer,
];

/** Moves layers up or down by one place, for the keyboard and the list. */
export const STACK_STEPS: readonly Action[] = [
  stackAction('forward', 'up', [']']),
  stackAction('backward', 'down', ['[']),
];

type ActionId =
  | 'typeface'
  | 'colour'
  | 'effects'
  | 'replace'
  | 'mask'
  | 'recolour'
  | 'textLooks'
  | 'fill'
  | 'swap'
  | 'collage'
  | 'looks'
  | 'cutout'
  | 'edit'
  | 'crop'
  | 'cover'
  | 'arrange'
  | 'duplicate'
  | 'flipX'
  | 'flipY'
  | 'opacity'
  | 'lock'
  | 'hide'
  | 'delete'
  | StackMove;

function isPossible(state: EditorState): boolean {
  return state.selection.length > 0 && !isCropping(state);
}

function isText(state: EditorState): boolean {
  return isPossible(state) && selectedLayer(state)?.type === 'text';
}

function isPicture(state: EditorState): boolean {
  return isPossible(state) && selectedLayer(state)?.type === 'picture';
}

/** Whether a picture is selected that is no cell of a collage. */
function isOwnPicture(state: EditorState): boolean {
  const layer = selectedLayer(state);
  return layer?.type === 'picture' && !isCell(layer);
}

function askForPhoto({ store, photoAsked }: Editor): void {
  const [id] = store.getState().selection;
  if (id !== undefined) photoAsked.fire(id);
}

/** Opens a panel at one of its tabs. */
function openAt(panel: Panel, tab: string): Action['run'] {
  return ({ store }) => openPanel(store, panel, tab);
}

/** A base for actions on the selected layers; `run` does nothing yet. */
function layerAction(id: ActionId, icon: IconName, keys: readonly string[]): Action {
  return {
    id,
    label: () => `studio.action.${id}`,
    icon: () => icon,
    keys,
    enabled: isPossible,
    run: () => undefined,
  };
}

/** An action that makes one change of the document. */
function changeAction(
  id: ActionId,
  icon: IconName,
  keys: readonly string[],
  change: (state: EditorState, editor: Editor) => DesignDiff,
): Action {
  return {
    ...layerAction(id, icon, keys),
    run: (editor) => void commit(editor.store, change(editor.store.getState(), editor)),
  };
}

function stackAction(move: StackMove, icon: IconName, keys: readonly string[]): Action {
  return changeAction(move, icon, keys, (state) => restackMany(documentOf(state), state.selection, move));
}

const patch = (state: EditorState, fieldsOf: Parameters<typeof updateLayers>[2]): DesignDiff =>
  updateLayers(documentOf(state), state.selection, fieldsOf);

const areAll = (state: EditorState, field: 'locked' | 'hidden'): boolean =>
  selectedLayers(state).every((layer) => layer[field]);

/** Flips a single layer in its own rotated axes. Mirrors several layers about their common centre. */
function flip(state: EditorState, { assets }: Editor, axis: 'flipX' | 'flipY'): DesignDiff {
  const box = state.selection.length > 1 ? selectionBox(state, assets) : undefined;
  return patch(state, ({ placement }) => ({
    placement: { ...placement, ...(box && mirrored(placement, axis, middleOf(box))), [axis]: !placement[axis] },
  }));
}

function mirrored(
  { x, y, rotation }: Placement,
  axis: 'flipX' | 'flipY',
  about: { readonly x: number; readonly y: number },
) {
  return {
    ...(axis === 'flipX' ? { x: mm(round(2 * about.x - x)) } : { y: mm(round(2 * about.y - y)) }),
    rotation: degrees(rotation === 180 || rotation === 0 ? rotation : -rotation),
  };
}

/** Copies next to their originals. Copies of a group form a new group. */
function copiesOf(editor: Editor, layers: readonly Layer[]): readonly Layer[] {
  const groups = new Map<GroupId, GroupId>();
  for (const { group } of layers) if (group !== null) groups.set(group, copiedGroup(group, editor.nextLayerId()));
  return layers.map(
    ({ placement, ...layer }): Layer => ({
      ...(layer as Layer),
      id: editor.nextLayerId(),
      group: layer.group === null ? null : (groups.get(layer.group) ?? null),
      placement: { ...placement, x: mm(placement.x + COPY_OFFSET), y: mm(placement.y + COPY_OFFSET) },
    }),
  );
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
