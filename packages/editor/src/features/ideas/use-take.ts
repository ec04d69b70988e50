import { type IdeaInput, type IdeaKind, ideaOf, type IdeaPhoto } from '@cpc/design';
import { useState } from 'react';
import { useEditor } from '../../model/context.ts';
import { useChosenPhotos } from '../../parts/photos/use-photos.ts';
import { takeIdea } from './take-idea.ts';
import type { CutIdeas } from './use-cut-ideas.ts';

/** Makes the idea of a kind the design; `isRefused` while that idea could not become it. */
export function useTake(photo: IdeaPhoto, kind: IdeaKind, input: IdeaInput, cut: CutIdeas | undefined) {
  const editor = useEditor();
  const photos = useChosenPhotos();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly kind: IdeaKind; readonly input: IdeaInput }>();
  const take = (then: () => void) => {
    setBusy(true);
    setRefused(undefined);
    void takeIdea(editor, photos, { photo, idea: ideaOf(kind, input), cut })
      .catch(() => false)
      .then((isTaken) => (isTaken ? then() : setRefused({ kind, input })))
      .finally(() => setBusy(false));
  };
  return { busy, isRefused: refused?.kind === kind && refused.input === input, take };
}
