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

/** Whether a design may change into another. A function that refuses tells the customer why. */
export type Admits = (from: DesignDocument, to: DesignDocument) => boolean;

export interface EditorStore extends StoreApi<EditorState> {
  /** Called before every change. The studio opens without this check; the code that works on designs sets it. */
  admits: Admits;
}

export function createEditorStore(history: History): EditorStore {
  return { ...createStore(() => initialState(history)), admits: () => true };
}

/** Makes a change that is one step. @returns false if it is refused: then nothing has changed */
export function commit(store: EditorStore, diff: DesignDiff): boolean {
  return isEmptyDiff(diff) || advance(store, step(store.getState().history, diff));
}

/** Makes a change within the open step; `settle` ends the step. @returns false if it is refused */
export function amend(store: EditorStore, diff: DesignDiff): boolean {
  return advance(store, change(store.getState().history, diff));
}

function advance(store: EditorStore, history: History): boolean {
  const isAdmitted = store.admits(store.getState().history.document, history.document);
  if (isAdmitted) setHistory(store, history);
  return isAdmitted;
}

/** Adds a change to the last step. If steps were undone, it does nothing: they could not be redone afterwards. */
export function amendLast(store: EditorStore, diff: DesignDiff): void {
  const { history } = store.getState();
  if (history.done.length > 0 && history.undone.length === 0)
    setHistory(store, mark(change({ ...history, open: true }, diff)));
}

export function settle(store: EditorStore): void {
  setHistory(store, mark(store.getState().history));
}

/** Undoes the open step and removes it from the history. */
export function revoke(store: EditorStore): void {
  setHistory(store, bail(store.getState().history));
}

/** @returns false if there is no step to undo */
export function undoStep(store: EditorStore): boolean {
  return travel(store, undo(store.getState().history));
}

/** @returns false if there is no step to redo */
export function redoStep(store: EditorStore): boolean {
  return travel(store, redo(store.getState().history));
}

function travel(store: EditorStore, history: History | undefined): boolean {
  if (history) setHistory(store, history);
  return history !== undefined;
}

/** The selection without removed layers; the same list object if none was removed. */
function stillThere(state: EditorState, selection: readonly LayerId[]): readonly LayerId[] {
  return selection.every((id) => layerOf(state, id)) ? selection : selection.filter((id) => layerOf(state, id));
}

/** The dragged layers without removed ones. */
function stillDragged(state: EditorState): EditorState['dragged'] {
  const { dragged } = state;
  if (!dragged || [...dragged.keys()].every((id) => layerOf(state, id))) return dragged;
  const left = [...dragged].filter(([id]) => layerOf(state, id));
  return left.length > 0 ? new Map(left) : null;
}

/** Sets the history. A removed layer is no longer selected, dragged, cropped or drawn on. */
export function setHistory(store: EditorStore, history: History): void {
  store.setState((state) => {
    const next = { ...state, history };
    return {
      ...next,
      ...withSelection(state, stillThere(next, state.selection)),
      sketch: layerOf(next, state.sketch) ? state.sketch : null,
      crop: layerOf(next, state.crop?.layer ?? null) ? state.crop : null,
      dragged: stillDragged(next),
    };
  });
}
