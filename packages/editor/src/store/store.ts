import { type DesignDiff, type History, bail, change, isEmptyDiff, mark, redo, step, undo } from '@cpc/design';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type EditorState, initialState, layerOf, withSelection } from './state.ts';

export type EditorStore = StoreApi<EditorState>;

export function createEditorStore(history: History): EditorStore {
  return createStore(() => initialState(history));
}

/** A change that is one step. */
export function commit(store: EditorStore, diff: DesignDiff): void {
  if (!isEmptyDiff(diff)) setHistory(store, step(store.getState().history, diff));
}

/** A change within the open step; `settle` ends the step. */
export function amend(store: EditorStore, diff: DesignDiff): void {
  setHistory(store, change(store.getState().history, diff));
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

/** A layer that is gone can be neither selected nor drawn on. */
function setHistory(store: EditorStore, history: History): void {
  store.setState((state) => {
    const next = { ...state, history };
    return {
      ...next,
      ...withSelection(state, layerOf(next, state.selection) ? state.selection : null),
      sketch: layerOf(next, state.sketch) ? state.sketch : null,
    };
  });
}
