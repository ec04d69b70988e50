import {
  applyDiff,
  type DesignDiff,
  type DesignDocument,
  type History,
  isEmptyDiff,
  isOverSeam,
  type LayerId,
  type Side,
  type Surface,
  withShared,
} from '@cpc/design';

/**
 * A history whose design shows what runs over both halves now. This is not a step of the customer's: undoing never takes
 * back what both have. So the steps forget those layers; a step that did nothing else is removed.
 * @returns the same history if nothing changes
 */
export function takeShared(history: History, shared: DesignDocument, surface: Surface, side: Side): History {
  const diff = withShared(history.document, shared, surface, side);
  if (isEmptyDiff(diff)) return history;
  const forget = (steps: readonly DesignDiff[]) => steps.map(withoutOverSeam).filter((step) => !isEmptyDiff(step));
  return {
    document: applyDiff(history.document, diff),
    done: forget(history.done),
    undone: forget(history.undone),
    open: false,
  };
}

function withoutOverSeam(diff: DesignDiff): DesignDiff {
  const rest = <T>(part: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(part).filter(([id]) => !isOverSeam({ id: id as LayerId })));
  return { added: rest(diff.added), updated: rest(diff.updated), removed: rest(diff.removed) };
}
