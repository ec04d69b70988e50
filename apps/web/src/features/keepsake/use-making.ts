import { useTranslator } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { type KeepsakeKind, makeKeepsake } from './make.ts';
import { createMaker, type State } from './maker.ts';
import type { KeepsakeSource } from './source.ts';

/** Makes one keepsake at a time; closing the sheet cancels it and frees the finished one. */
export function useMaking(source: KeepsakeSource, link: string | undefined) {
  const words = useTranslator();
  const [state, setState] = useState<State>({ at: 'choices' });
  const [maker] = useState(() => createMaker(source.load, setState));
  useEffect(() => maker.end, [maker]);
  const make = (kind: KeepsakeKind) =>
    void maker.make(kind, (one, design, work) => makeKeepsake(one, { source, design, link, words, ...work }));
  return { state, make, cancel: maker.cancel, forget: maker.forget };
}
