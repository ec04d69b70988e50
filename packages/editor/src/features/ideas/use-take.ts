import { type IdeaInput, type IdeaKind, ideaOf, type IdeaPhoto } from '@cpc/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor } from '../../model/context.ts';
import { useChosenPhotos } from '../../parts/photos/use-photos.ts';
import { takeIdea } from './take-idea.ts';
import type { CutIdeas } from './use-cut-ideas.ts';

interface Ideas {
  readonly inputOf: (kind: IdeaKind) => IdeaInput;
  readonly isPainted: (kind: IdeaKind) => boolean;
  readonly cut: CutIdeas | undefined;
}

interface Wish {
  readonly kind: IdeaKind;
  readonly after: () => void;
}

/**
 * Makes an idea the design. An idea is taken only as it is seen: a tap on one that is being painted waits until it is.
 * `isRefused` says that the idea could not become the design.
 */
export function useTake(photo: IdeaPhoto, { inputOf, isPainted, cut }: Ideas) {
  const editor = useEditor();
  const photos = useChosenPhotos();
  const [wish, setWish] = useState<Wish>();
  const [refused, setRefused] = useState<{ readonly kind: IdeaKind; readonly input: IdeaInput }>();
  const started = useRef<Wish>(undefined);
  const start = useEffectEvent(({ kind, after }: Wish) => {
    const input = inputOf(kind);
    void takeIdea(editor, photos, { photo, idea: ideaOf(kind, input), cut })
      .catch(() => false)
      .then((isTaken) => (isTaken ? after() : setRefused({ kind, input })))
      .finally(() => setWish(undefined));
  });
  const isReady = wish !== undefined && isPainted(wish.kind);
  useEffect(() => {
    if (!isReady || started.current === wish) return;
    started.current = wish;
    start(wish);
  }, [isReady, wish]);
  const take = (kind: IdeaKind, after: () => void) => {
    setRefused(undefined);
    setWish({ kind, after });
  };
  const isRefused = (kind: IdeaKind): boolean => refused?.kind === kind && refused.input === inputOf(kind);
  return { busy: wish !== undefined, isRefused, take };
}
