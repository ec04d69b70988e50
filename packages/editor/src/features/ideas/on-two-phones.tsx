import type { OverBothKind, PairInput, PairKind } from '@cpc/design';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import type { ChosenPhotos } from '../../parts/photos/chosen-photos.ts';
import { openRoom } from './open-room.ts';
import type { PairWishes } from './use-pairs.ts';

export interface OnTwoPhonesProps {
  readonly wishes: PairWishes;
  readonly input: PairInput;
  /** The kind that is chosen in the list. */
  readonly kind: PairKind | undefined;
  readonly photos: ChosenPhotos;
}

/** Offers to make the pair with another person, each on an own phone. */
export function OnTwoPhones({ wishes, input, kind: chosen, photos }: OnTwoPhonesProps) {
  const t = useT();
  const editor = useEditor();
  const pictures = usePictures();
  const inRoom = useEditorState((state) => state.room !== null);
  const [busy, setBusy] = useState(false);
  const kind = kindFor(chosen, input);
  if (inRoom) return null;
  const begin = () => {
    if (!kind) return;
    setBusy(true);
    openRoom(editor, pictures, photos, {
      kind,
      side: wishes.side,
      name: wishes.names.own.trim(),
      input: {
        photo: input.photo,
        word: wholeWord(wishes.word, input),
        ink: { kind: 'colour', colour: editor.inkAt() },
        own: editor.surface,
      },
    })
      // The server says why, in the customer's language; otherwise there is no network.
      .catch((error: unknown) => editor.ports.toast(reasonIn(error) ?? t('pair.room.failed'), 'error'))
      .finally(() => setBusy(false));
  };
  return (
    <Button kind="outline" icon="share" className="shrink-0" busy={busy} disabled={!kind} onClick={begin}>
      {t('pair.room.start')}
    </Button>
  );
}

const OVER_BOTH: readonly string[] = ['photo', 'halves', 'word'] satisfies readonly OverBothKind[];

/** The chosen kind, if it runs over both; else the photo, else the word. */
function kindFor(chosen: PairKind | undefined, { photo, word }: PairInput): OverBothKind | undefined {
  if (chosen !== undefined && OVER_BOTH.includes(chosen) && (chosen === 'word' ? word : photo))
    return chosen as OverBothKind;
  return photo ? 'photo' : word && 'word';
}

/** The word in one piece: as wide as its two parts. */
function wholeWord(text: string, { word }: PairInput) {
  if (!word) return undefined;
  const { left, right } = word;
  const box = { width: left.box.width + right.box.width, height: Math.max(left.box.height, right.box.height) };
  return { text: text.trim(), typeface: left.typeface, box };
}

function reasonIn(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string'
    ? error.msg
    : undefined;
}
