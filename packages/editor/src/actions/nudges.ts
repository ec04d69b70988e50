import { boxAround, updateLayers } from '@cpc/design';
import { middleOf } from '../geometry/drag.ts';
import { transformPlacement } from '../geometry/placement.ts';
import { about, shift, type Similarity } from '../geometry/similarity.ts';
import { layerCorners } from '@cpc/paint';
import type { Editor } from '../model/editor.ts';
import { movePicture } from '../geometry/crop.ts';
import { moveCell } from '../gestures/cell-controller.ts';
import { selectedCell } from '../session/cells.ts';
import { documentOf, isTouchable } from '../document/state.ts';
import { commit, endStep } from '../document/steps.ts';
import { setCrop } from '../session/crop.ts';
import { type EditorState, isCropping, isDoodling } from '../session/state.ts';
import { croppedLayer, selectedLayers } from '../session/selected.ts';
import type { Action } from './action.ts';

/** Distance of one arrow key press, in mm. Ten times as far with Shift, a tenth with Alt. */
const NUDGE = 0.5;
const TURN = 5;
const GROW = 1.05;

type Move = (centre: { readonly x: number; readonly y: number }) => Similarity;

const ARROWS = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] } as const;
const arrows = (prefix: string, length: number): Readonly<Record<string, Move>> =>
  Object.fromEntries(
    Object.entries(ARROWS).map(([key, [x, y]]) => [`${prefix}${key}`, () => shift(x * length, y * length)]),
  );

/** Keyboard alternatives to drag and pinch. The design is never mirrored for RTL, so left is always left. */
export const NUDGES: readonly Action[] = [
  nudgeAction('move', arrows('', NUDGE)),
  nudgeAction('far', arrows('shift+', NUDGE * 10)),
  nudgeAction('near', arrows('alt+', NUDGE / 10)),
  nudgeAction('scale', {
    '+': (centre) => about(centre, GROW, 0),
    '=': (centre) => about(centre, GROW, 0),
    '-': (centre) => about(centre, 1 / GROW, 0),
  }),
  nudgeAction('turn', {
    ',': (centre) => about(centre, 1, -TURN),
    '.': (centre) => about(centre, 1, TURN),
  }),
  nudgeAction('turnFar', {
    '<': (centre) => about(centre, 1, -45),
    '>': (centre) => about(centre, 1, 45),
  }),
];

function nudgeAction(
  id: 'move' | 'far' | 'near' | 'scale' | 'turn' | 'turnFar',
  moves: Readonly<Record<string, Move>>,
): Action {
  return {
    id: `nudge-${id}`,
    label: () => `studio.keys.${id}`,
    icon: () => 'move',
    keys: Object.keys(moves),
    enabled: (state) => !isDoodling(state) && (croppedLayer(state) ?? movable(state)[0]) !== undefined,
    run: (editor, combo) => {
      const move = moves[combo ?? ''];
      if (move) nudge(editor, move);
    },
  };
}

const movable = (state: EditorState) => selectedLayers(state).filter(isTouchable);

function nudge(editor: Editor, move: Move): void {
  const state = editor.store.getState();
  if (isCropping(state)) return nudgePicture(editor, move);
  if (nudgeCell(editor, move)) return;
  const layers = movable(state);
  const [first] = layers;
  if (!first) return;
  const box = () => boxAround(layers.flatMap((layer) => layerCorners(layer, editor.assets)));
  const by = move(layers.length === 1 ? first.placement : middleOf(box()));
  const ids = layers.map(({ id }) => id);
  commit(
    editor.store,
    updateLayers(documentOf(state), ids, ({ placement }) => ({ placement: transformPlacement(placement, by) })),
  );
}

/**
 * In a selected cell of a collage, the keys move and zoom the photo, each press one step. A turn is for the cell itself.
 * @returns whether they did
 */
function nudgeCell({ store }: Editor, move: Move): boolean {
  const cell = selectedCell(store.getState());
  const by = move({ x: 0, y: 0 });
  if (!cell || by.im !== 0) return false;
  const { scale } = cell.placement;
  endStep(store);
  const to = { x: by.x / scale, y: by.y / scale };
  moveCell(store, cell.id, movePicture(cell, { x: 0, y: 0 }, to, by.re));
  endStep(store);
  return true;
}

/** While cropping, the keys move the picture beneath its frame, in the space of the frame. */
function nudgePicture({ store }: Editor, move: Move): void {
  const layer = croppedLayer(store.getState());
  if (!layer) return;
  const { scale } = layer.placement;
  const by = move({ x: 0, y: 0 });
  const to = { x: by.x / scale, y: by.y / scale };
  setCrop(store, movePicture(layer, { x: 0, y: 0 }, to, Math.hypot(by.re, by.im)));
}
