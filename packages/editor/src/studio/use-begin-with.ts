import { useEffect, useEffectEvent } from 'react';
import { useStudio } from '../context.ts';
import type { CollectedThing } from '../ports.ts';

/** Puts what the studio was opened for into the design, once; what cannot be fetched is told. */
export function useBeginWith(thing: CollectedThing | undefined, onBegun: () => void): void {
  const { core, bench } = useStudio();
  const begin = useEffectEvent(async () => {
    if (thing === undefined) return;
    onBegun();
    const { editor, beginWith } = await bench.load();
    await beginWith(editor, thing);
  });
  useEffect(() => {
    begin().catch(() => core.tell('studio.library.failed', 'error'));
  }, [core]);
}
