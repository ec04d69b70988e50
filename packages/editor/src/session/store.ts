import { type History, type LayerId, mark } from '@cpc/design';
import { createStore } from 'zustand/vanilla';
import { layerOf } from '../document/state.ts';
import { type DocumentStore, endStep } from '../document/steps.ts';
import type { Store } from '../document/store.ts';
import { write } from '../document/write.ts';
import {
  type Activity,
  ACTIVITY_TABLE,
  type ActivityEvent,
  panelOf,
  withoutRemoved,
  withSelected,
} from './activity.ts';
import { type EditorState, initialState, type SessionState } from './state.ts';

export interface EditorStore extends Store<EditorState>, Pick<DocumentStore, 'admits'> {
  withHistory(state: EditorState, history: History): EditorState;
  /** Ends a sitting of drawing. The studio opens without it; the code that works on designs sets it. */
  endSitting: (sketch: LayerId | null) => void;
  /** Cancels what fingers do, and undoes its effect; set like that, too. */
  cancelGesture: () => void;
}

/** @param room the room in which the design is made with another person */
export const createEditorStore = (history: History, room: string | null = null): EditorStore => ({
  ...createStore(() => initialState(history, room)),
  admits: () => true,
  withHistory: pruned,
  endSitting: () => undefined,
  cancelGesture: () => undefined,
});

/** The state with another history. A removed layer is no longer selected, dragged, written, cropped or drawn on. */
function pruned(state: EditorState, history: History): EditorState {
  const next = { ...state, history };
  const isThere = (id: LayerId) => layerOf(next, id) !== undefined;
  const selection = state.selection.every(isThere) ? state.selection : state.selection.filter(isThere);
  const activity = withSelected(withoutRemoved(state.activity, isThere), selection);
  // An open change belongs to the panel that made it.
  const isOther = panelOf(activity) !== panelOf(state.activity);
  return {
    ...next,
    history: isOther ? mark(history) : history,
    selection,
    activity,
    dragged: stillThere(next, state.dragged),
  };
}

/** Dragged layers without removed ones; null if none is left. */
export function stillThere(state: EditorState, dragged: EditorState['dragged']): EditorState['dragged'] {
  if (!dragged || [...dragged.keys()].every((id) => layerOf(state, id))) return dragged;
  const left = [...dragged].filter(([id]) => layerOf(state, id));
  return left.length > 0 ? new Map(left) : null;
}

/**
 * Goes on to another activity, or to another panel: an open change becomes a step. A sitting of drawing ends with
 * its activity.
 * @param fields what changes with it
 * @returns false if the table does not allow it: then nothing has changed
 */
export function enter(
  store: EditorStore,
  event: ActivityEvent,
  to: Activity,
  fields: Partial<SessionState> = {},
): boolean {
  const { activity } = store.getState();
  // Not `nextState` of the domain: the studio's start would load its check of tables, too.
  const isListed = ACTIVITY_TABLE.transitions.some(
    (one) => one.from === activity.name && one.on === event && one.to === to.name,
  );
  if (!isListed) return false;
  write(store, { ...fields, activity: to });
  if (activity.name === 'doodling' && to.name !== 'doodling') store.endSitting(activity.layer);
  if (activity.name !== to.name || panelOf(activity) !== panelOf(to)) endStep(store);
  return true;
}
