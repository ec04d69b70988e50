import { bail, change, type DesignDiff, mark, step } from '@cpc/design';
import { setHistory } from '../../document/steps.ts';
import type { EditorStore } from '../../session/store.ts';

/**
 * Makes a change that arrives while the customer goes on: as a part of an earlier step if no other was made since, or
 * else as a step of its own. A step that is open, as while a finger moves something, stays open and comes after it, so
 * that revoking that step does not revoke this change.
 *
 * @param begun the step that the change belongs to, if it began already
 * @returns the step with the change; undefined if the change is refused
 */
export function joinStep(store: EditorStore, begun: DesignDiff | undefined, diff: DesignDiff): DesignDiff | undefined {
  const { history } = store.getState();
  const last = history.open ? history.done.at(-1) : undefined;
  const open = last !== undefined && areApart(last, diff) ? last : undefined;
  const under = open ? bail(history) : mark(history);
  const belongs = begun !== undefined && under.done.at(-1) === begun;
  const joined = belongs ? mark(change({ ...under, open: true }, diff)) : step(under, diff);
  const next = open ? change(joined, open) : joined;
  if (!store.admits(history.document, next.document)) return undefined;
  setHistory(store, next);
  return joined.done.at(-1);
}

/** Whether two changes can be made in either order. */
function areApart(a: DesignDiff, b: DesignDiff): boolean {
  const ids = new Set(idsOf(a));
  return idsOf(b).every((id) => !ids.has(id));
}

const idsOf = ({ added, updated, removed }: DesignDiff): readonly string[] =>
  [added, updated, removed].flatMap((part) => Object.keys(part));
