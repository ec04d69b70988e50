import { isCell } from '@cpc/design';
import type { EditorState } from '../session/state.ts';
import { selectedLayer, selectedLayers } from '../session/selected.ts';
import { MAX_BAR } from '../viewport/state.ts';
import type { Action } from './action.ts';
import { LAYER_ACTIONS, STACK_STEPS } from './layer-actions.ts';

/** What a selection is, for the choice of its actions. */
type Kind = 'picture' | 'cell' | 'place' | 'text' | 'sticker' | 'doodle' | 'several';

/** The most used actions of each kind, in their order. Deleting is always the last one. */
const FIRST: Readonly<Record<Kind, readonly string[]>> = {
  picture: ['replace', 'crop', 'looks', 'mask', 'cutout'],
  cell: ['fill', 'swap', 'looks', 'collage', 'cutout'],
  place: ['fill', 'swap', 'collage'],
  text: ['edit', 'typeface', 'textLooks', 'colour', 'effects'],
  sticker: ['recolour', 'duplicate', 'flipX', 'front', 'opacity'],
  doodle: ['duplicate', 'flipX', 'front', 'opacity', 'arrange'],
  several: ['collage', 'group', 'ungroup', 'arrange', 'duplicate', 'front', 'opacity'],
};
const LAST = 'delete';

/** The actions of a selection. */
export interface Bar {
  /** Those in the bar, at most seven, with a place for "More" if there is a rest. */
  readonly shown: readonly Action[];
  /** Those behind "More". */
  readonly rest: readonly Action[];
}

/**
 * The actions for what is selected: the most used ones of its kind in the bar, all others behind "More".
 * @param most how many have room in the bar, with "More"
 */
export function barOf(state: EditorState, most = MAX_BAR): Bar {
  const enabled = [...LAYER_ACTIONS, ...STACK_STEPS].filter((action) => action.enabled(state));
  const named = (ids: readonly string[]) => ids.flatMap((id) => enabled.find((action) => action.id === id) ?? []);
  const first = named([...urgent(state), ...FIRST[kindOf(state)]]);
  const last = named([LAST]);
  // One more that would be alone behind "More" takes its place.
  const room = (all: number) => (all <= most ? most : most - 1) - last.length;
  const shown = [...first.slice(0, room(enabled.length)), ...last];
  return { shown, rest: enabled.filter((action) => !shown.includes(action)) };
}

/** What ends a state in which little else can be done. */
function urgent(state: EditorState): readonly string[] {
  const locked = selectedLayers(state).every((layer) => layer.locked);
  return [...(state.multiSelect ? ['gather'] : []), ...(locked ? ['lock'] : [])];
}

function kindOf(state: EditorState): Kind {
  const layer = selectedLayer(state);
  if (!layer) return 'several';
  return layer.type === 'picture' && isCell(layer) ? 'cell' : layer.type;
}
