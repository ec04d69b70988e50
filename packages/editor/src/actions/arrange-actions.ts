import {
  boxAround,
  alignBoxes,
  type Axis,
  bleedBox,
  distributeBoxes,
  type Edge,
  EDGES,
  type Layer,
  type LayerId,
  type Point,
  type Rect,
  region,
  shapeBounds,
  unionBox,
  updateLayers,
} from '@cpc/design';
import { mm } from '@cpc/domain';
import { layerCorners } from '@cpc/paint';
import type { IconName } from '@cpc/ui';
import type { Editor } from '../model/editor.ts';
import { documentOf, isTouchable } from '../document/state.ts';
import { commit } from '../document/steps.ts';
import type { EditorState } from '../session/state.ts';
import { selectedLayers } from '../session/selected.ts';
import type { Action } from './action.ts';
import { isOneGroup } from './selection-actions.ts';

const ALIGN_KEYS: Readonly<Record<Edge, string>> = {
  left: 'alt+a',
  centre: 'alt+h',
  right: 'alt+d',
  top: 'alt+w',
  middle: 'alt+v',
  bottom: 'alt+s',
};

const ALIGN_ICONS: Readonly<Record<Edge, IconName>> = {
  left: 'alignLeft',
  centre: 'alignMiddleX',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddleY',
  bottom: 'alignBottom',
};

/** Aligns the selection: several layers to their common box, a single layer to the case. */
const ALIGN: readonly Action[] = EDGES.map((edge) => ({
  id: `align-${edge}`,
  label: () => `studio.align.${edge}` as const,
  icon: () => ALIGN_ICONS[edge],
  keys: [ALIGN_KEYS[edge]],
  enabled: (state) => movable(state).length > 0,
  run: (editor) => align(editor, edge),
}));

const DISTRIBUTE: readonly Action[] = (['x', 'y'] as const).map((axis) => ({
  id: `distribute-${axis}`,
  label: () => `studio.distribute.${axis}` as const,
  icon: () => (axis === 'x' ? 'distributeX' : 'distributeY'),
  keys: [axis === 'x' ? 'alt+shift+h' : 'alt+shift+v'],
  enabled: (state) => unitsIn(movable(state)).length > 2,
  run: (editor) => distribute(editor, axis),
}));

export const ARRANGE_ACTIONS: readonly Action[] = [...ALIGN, ...DISTRIBUTE];

const movable = (state: EditorState): readonly Layer[] => selectedLayers(state).filter(isTouchable);

/** The units that move together: a single layer, or all members of a group. */
function unitsIn(layers: readonly Layer[]): readonly (readonly Layer[])[] {
  const units = new Map<string, Layer[]>();
  for (const layer of layers) {
    const key = layer.group === null ? `layer ${layer.id}` : `group ${layer.group}`;
    units.set(key, [...(units.get(key) ?? []), layer]);
  }
  return [...units.values()];
}

function align(editor: Editor, edge: Edge): void {
  const state = editor.store.getState();
  const layers = movable(state);
  const units = isOneGroup(state) ? [layers] : unitsIn(layers);
  const boxes = units.map((unit) => boxOf(editor, unit));
  const frame = boxes.length > 1 ? unionBox(boxes) : frameFor(editor, boxes);
  moveUnits(editor, units, alignBoxes(boxes, frame, edge));
}

/** A single layer is aligned to the safe area. A layer that is too large for it is aligned to the bleed box. */
function frameFor({ surface }: Editor, [box]: readonly Rect[]): Rect {
  const safe = shapeBounds(region(surface, 'safe').outline);
  const fits = box && box.width <= safe.width && box.height <= safe.height;
  return fits ? safe : bleedBox(surface);
}

function distribute(editor: Editor, axis: Axis): void {
  const units = unitsIn(movable(editor.store.getState()));
  const boxes = units.map((unit) => boxOf(editor, unit));
  moveUnits(editor, units, distributeBoxes(boxes, axis));
}

function boxOf({ assets }: Editor, layers: readonly Layer[]): Rect {
  return boxAround(layers.flatMap((layer) => layerCorners(layer, assets)));
}

const NO_SHIFT: Point = { x: 0, y: 0 };

function moveUnits({ store }: Editor, units: readonly (readonly Layer[])[], shifts: readonly Point[]): void {
  const by = new Map<LayerId, Point>(units.flatMap((unit, i) => unit.map(({ id }) => [id, shifts[i] ?? NO_SHIFT])));
  const diff = updateLayers(documentOf(store.getState()), by.keys(), ({ id, placement }) => {
    const { x, y } = by.get(id) ?? NO_SHIFT;
    return { placement: { ...placement, x: mm(round(placement.x + x)), y: mm(round(placement.y + y)) } };
  });
  commit(store, diff);
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
