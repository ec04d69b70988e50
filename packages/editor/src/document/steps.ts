import {
  bail,
  change,
  type DesignDiff,
  type DesignDocument,
  type History,
  isEmptyDiff,
  mark,
  redo,
  step,
  undo,
} from '@cpc/design';
import type { DocumentState } from './state.ts';
import type { Store } from './store.ts';
import { write } from './write.ts';

/** Whether a design may change into another. A function that refuses tells the customer why. */
export type Admits = (from: DesignDocument, to: DesignDocument) => boolean;

export interface DocumentStore extends Store<DocumentState> {
  /** Called before every change. The studio opens without this check; the code that works on designs sets it. */
  admits: Admits;
  /** The state with another history: what else refers to layers that are no longer in the design changes with it. */
  withHistory(state: DocumentState, history: History): DocumentState;
}

/** Makes a change that is one step. @returns false if it is refused: then nothing has changed */
export function commit(store: DocumentStore, diff: DesignDiff): boolean {
  return isEmptyDiff(diff) || advance(store, step(store.getState().history, diff));
}

/** Makes a change within the open step; `endStep` ends the step. @returns false if it is refused */
export function amend(store: DocumentStore, diff: DesignDiff): boolean {
  return advance(store, change(store.getState().history, diff));
}

function advance(store: DocumentStore, history: History): boolean {
  const isAdmitted = store.admits(store.getState().history.document, history.document);
  if (isAdmitted) setHistory(store, history);
  return isAdmitted;
}

/** Adds a change to the last step. If steps were undone, it does nothing: they could not be redone afterwards. */
export function amendLast(store: DocumentStore, diff: DesignDiff): void {
  const { history } = store.getState();
  if (history.done.length > 0 && history.undone.length === 0)
    setHistory(store, mark(change({ ...history, open: true }, diff)));
}

/** Ends the open step, so that the next change is a step of its own. */
export function endStep(store: DocumentStore): void {
  setHistory(store, mark(store.getState().history));
}

/** Undoes the open step and removes it from the history. */
export function revoke(store: DocumentStore): void {
  setHistory(store, bail(store.getState().history));
}

/** @returns false if there is no step to undo */
export function undoStep(store: DocumentStore): boolean {
  return travel(store, undo(store.getState().history));
}

/** @returns false if there is no step to redo */
export function redoStep(store: DocumentStore): boolean {
  return travel(store, redo(store.getState().history));
}

function travel(store: DocumentStore, history: History | undefined): boolean {
  if (history) setHistory(store, history);
  return history !== undefined;
}

/** Sets the history, also one that no change leads to: other names of pictures, line breaks, what another person did. */
export function setHistory(store: DocumentStore, history: History): void {
  if (history !== store.getState().history) write(store, (state) => store.withHistory(state, history));
}
