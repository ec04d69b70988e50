import { NO_CHANGE } from '../document/change.ts';
import { applyDiff, isEmptyDiff, reverseDiff, squashDiffs } from '../document/diff.ts';
import type { DesignDiff, DesignDocument } from '../document/document.ts';

/**
 * A document with the steps that led to it (ED-05). It is a plain value, so that it can be stored as it is. All changes
 * between two marks are one step: a drag sets a mark at its start and then makes many changes.
 */
export interface History {
  readonly document: DesignDocument;
  readonly done: readonly DesignDiff[];
  readonly undone: readonly DesignDiff[];
  /** Whether the next change belongs to the last step. */
  readonly open: boolean;
}

export function startHistory(document: DesignDocument): History {
  return { document, done: [], undone: [], open: false };
}

/** Ends the step; the next change begins a new one. */
export function mark(history: History): History {
  return history.open ? { ...history, open: false } : history;
}

/** Makes a change within the open step, or begins a step with it. Undone steps can no longer be redone. */
export function change(history: History, diff: DesignDiff): History {
  // An empty change keeps the steps that can be redone.
  if (isEmptyDiff(squashDiffs(NO_CHANGE, diff))) return history;
  const last = history.open ? (history.done.at(-1) ?? NO_CHANGE) : NO_CHANGE;
  const earlier = history.open ? history.done.slice(0, -1) : history.done;
  const step = squashDiffs(last, diff);
  return {
    document: applyDiff(history.document, diff),
    done: isEmptyDiff(step) ? earlier : [...earlier, step],
    undone: [],
    open: !isEmptyDiff(step),
  };
}

/** Makes a change that is a step of its own, such as a tap on a button. */
export function step(history: History, diff: DesignDiff): History {
  return mark(change(mark(history), diff));
}

/** Undoes the open step and removes it, for example when a drag turns into a pinch. */
export function bail(history: History): History {
  const last = history.open ? history.done.at(-1) : undefined;
  if (!last) return history;
  return {
    ...history,
    document: applyDiff(history.document, reverseDiff(last)),
    done: history.done.slice(0, -1),
    open: false,
  };
}

/** Undoes one step; undefined if there is none. */
export function undo(history: History): History | undefined {
  const last = history.done.at(-1);
  if (!last) return undefined;
  return {
    document: applyDiff(history.document, reverseDiff(last)),
    done: history.done.slice(0, -1),
    undone: [...history.undone, last],
    open: false,
  };
}

/** Redoes one step; undefined if there is none. */
export function redo(history: History): History | undefined {
  const next = history.undone.at(-1);
  if (!next) return undefined;
  return {
    document: applyDiff(history.document, next),
    done: [...history.done, next],
    undone: history.undone.slice(0, -1),
    open: false,
  };
}
