import {
  type DesignDiff,
  type DesignDocument,
  type History,
  type LayerId,
  bail,
  change,
  isEmptyDiff,
  mark,
  redo,
  step,
  undo,
} from '@cpc/design';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type EditorState, initialState, layerOf, withSelection } from './state.ts';

/** Whether a design may become another. Who says no tells the customer why. */
export type Admits = (from: DesignDocument, to: DesignDocument) => boolean;

export interface EditorStore extends StoreApi<EditorState> {
  /** Asked before every change. The studio opens without; what works on designs sets it. */
  admits: Admits;
}

export function createEditorStore(history: History): EditorStore {
  return { ...createStore(() => initialState(history)), admits: () => true };
}

/** A change that is one step. @returns false when it is not admitted: nothing has changed then */
export function commit(store: EditorStore, diff: DesignDiff): boolean {
  return isEmptyDiff(diff) || advance(store, step(store.getState().history, diff));
}

/** A change within the open step; `settle` ends the step. @returns false when it is not admitted */
export function amend(store: EditorStore, diff: DesignDiff): boolean {
  return advance(store, change(store.getState().history, diff));
}

function advance(store: EditorStore, history: History): boolean {
  const isAdmitted = store.admits(store.getState().history.document, history.document);
  if (isAdmitted) setHistory(store, history);
  return isAdmitted;
}

/** A change that belongs to the last step. With steps undone it is left undone: they could not be redone after it. */
export function amendLast(store: EditorStore, diff: DesignDiff): void {
  const { history } = store.getState();
  if (history.done.length > 0 && history.undone.length === 0)
    setHistory(store, mark(change({ ...history, open: true }, diff)));
}

export function settle(store: EditorStore): void {
  setHistory(store, mark(store.getState().history));
}

/** Takes the open step back. */
export function revoke(store: EditorStore): void {
  setHistory(store, bail(store.getState().history));
}

/** @returns false at the first step */
export function undoStep(store: EditorStore): boolean {
  return travel(store, undo(store.getState().history));
}

/** @returns false at the last step */
export function redoStep(store: EditorStore): boolean {
  return travel(store, redo(store.getState().history));
}

function travel(store: EditorStore, history: History | undefined): boolean {
  if (history) setHistory(store, history);
  return history !== undefined;
}

/** The very same selection where all of it is there. */
function stillThere(state: EditorState, selection: readonly LayerId[]): readonly LayerId[] {
  return selection.every((id) => layerOf(state, id)) ? selection : selection.filter((id) => layerOf(state, id));
}

/** What is gone is held no more. */
function stillHeld(state: EditorState): EditorState['held'] {
  const { held } = state;
  if (!held || [...held.keys()].every((id) => layerOf(state, id))) return held;
  const left = [...held].filter(([id]) => layerOf(state, id));
  return left.length > 0 ? new Map(left) : null;
}

/** Another history. A layer that is gone can be neither selected nor held, cropped or drawn on. */
export function setHistory(store: EditorStore, history: History): void {
  store.setState((state) => {
    const next = { ...state, history };
    return {
      ...next,
      ...withSelection(state, stillThere(next, state.selection)),
      sketch: layerOf(next, state.sketch) ? state.sketch : null,
      crop: layerOf(next, state.crop?.layer ?? null) ? state.crop : null,
      held: stillHeld(next),
    };
  });
}
