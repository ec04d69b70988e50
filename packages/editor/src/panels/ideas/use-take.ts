import { type IdeaInput, type IdeaKind, ideaOf, type IdeaPhoto } from '@cpc/design';
import { useState } from 'react';
import { useEditor } from '../../context.ts';
import { useChosenPhotos } from '../templates/use-photos.ts';
import { takeIdea } from './take-idea.ts';

/** Makes the idea of a kind the design; `isRefused` while that idea could not become it. */
export function useTake(photo: IdeaPhoto, kind: IdeaKind, input: IdeaInput) {
  const editor = useEditor();
  const photos = useChosenPhotos();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly kind: IdeaKind; readonly input: IdeaInput }>();
  const take = (then: () => void) => {
    setBusy(true);
    setRefused(undefined);
    void takeIdea(editor, photos, photo, ideaOf(kind, input))
      .catch(() => false)
      .then((isTaken) => (isTaken ? then() : setRefused({ kind, input })))
      .finally(() => setBusy(false));
  };
  return { busy, isRefused: refused?.kind === kind && refused.input === input, take };
}
