import type { IdeaInput, IdeaKind } from '@cpc/design';
import { useCallback, useState } from 'react';

/** Which ideas are painted, and from what: an idea is taken only as it is seen. */
export function usePainted(inputOf: (kind: IdeaKind) => IdeaInput) {
  const [painted, setPainted] = useState<ReadonlyMap<IdeaKind, IdeaInput>>(new Map());
  const onPainted = useCallback(
    (kind: IdeaKind, from: IdeaInput) =>
      setPainted((before) => (before.get(kind) === from ? before : new Map(before).set(kind, from))),
    [],
  );
  return { isPainted: (kind: IdeaKind) => painted.get(kind) === inputOf(kind), onPainted };
}
