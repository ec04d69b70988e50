import { updateLayer } from '@cpc/design';
import { transformPlacement } from '../geometry/placement.ts';
import { about, shift, type Similarity } from '../geometry/similarity.ts';
import type { Editor } from '../model/editor.ts';
import { documentOf, isTouchable, selectedLayer } from '../store/state.ts';
import { commit } from '../store/store.ts';

/** mm a press of an arrow key moves a layer; ten times as far with Shift. */
const NUDGE = 0.5;
const TURN = 5;
const GROW = 1.05;

type Move = (centre: { readonly x: number; readonly y: number }) => Similarity;

const ARROWS = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] } as const;

/** What the keyboard does instead of a drag and a pinch. The design is never mirrored, so left is always left. */
const MOVES: Readonly<Record<string, Move>> = {
  ...Object.fromEntries(
    Object.entries(ARROWS).flatMap(([key, [x, y]]) => [
      [key, (): Similarity => shift(x * NUDGE, y * NUDGE)],
      [`shift+${key}`, (): Similarity => shift(x * NUDGE * 10, y * NUDGE * 10)],
    ]),
  ),
  '+': (centre) => about(centre, GROW, 0),
  '=': (centre) => about(centre, GROW, 0),
  '-': (centre) => about(centre, 1 / GROW, 0),
  ',': (centre) => about(centre, 1, -TURN),
  '.': (centre) => about(centre, 1, TURN),
};

/** @returns whether the combination means a nudge and a layer was there to take it */
export function nudge(editor: Editor, combo: string): boolean {
  const move = MOVES[combo];
  const state = editor.store.getState();
  const layer = selectedLayer(state);
  if (!move || !layer || !isTouchable(layer)) return false;
  const placement = transformPlacement(layer.placement, move(layer.placement));
  commit(editor.store, updateLayer(documentOf(state), layer.id, { placement }));
  return true;
}
