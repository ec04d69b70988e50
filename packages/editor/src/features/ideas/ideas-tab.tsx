import { fieldsOf, IDEA_KINDS, type IdeaKind, ideaOf, type IdeaPhoto, NAME_FIELD } from '@cpc/design';
import { Button, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { useSingleChoice } from '../../parts/library/use-single-choice.ts';
import type { ChosenPhotos } from '../../parts/photos/chosen-photos.ts';
import { DesignTile } from '../../parts/design-tile.tsx';
import { PhotoChoice } from '../../parts/photos/photo-choice.tsx';
import { photosIn, useChosenPhotos } from '../../parts/photos/use-photos.ts';
import { PairTab } from './pair-tab.tsx';
import { takeIdea } from './take-idea.ts';
import { useIdeaInput } from './use-idea-input.ts';
import { WordsField } from './words-field.tsx';

/** Finished designs from one photo, or pairs of cases: one part, because they share most of what they load. */
export function IdeasTab({ forTwo = false }: { readonly forTwo?: boolean }) {
  return forTwo ? <PairTab /> : <PhotoIdeas />;
}

/** Ten finished designs from one photo, and ten others in the next round (ED-13). */
function PhotoIdeas() {
  const t = useT();
  const { store } = useEditor();
  const photos = useChosenPhotos();
  const document = useEditorState(documentOf);
  const known = useMemo(() => photosIn(document), [document]);
  const [own, setOwn] = useState<IdeaPhoto>();
  const [words, setWords] = useState(() => fieldsOf(documentOf(store.getState())).get(NAME_FIELD) ?? '');
  const [round, setRound] = useState(0);
  // A taken idea may have changed the look of the photo: others begin again with its own.
  const [style, setStyle] = useState<IdeaPhoto['style']>();
  const shown = known[0];
  const photo = own ?? (shown && style ? { ...shown, style } : shown);
  return (
    <>
      <PhotoChoice
        label={t('templateFields.photo')}
        chosen={photo}
        known={known}
        onChoose={setOwn}
        onFile={(file) => void photos.read(file).then((read) => read && setOwn(read))}
      />
      {photo ? (
        <>
          <WordsField words={words} onWords={setWords} />
          <Ideas photo={photo} words={words} round={round} photos={photos} onTaken={() => setStyle(photo.style)} />
          <Button kind="quiet" onClick={() => setRound(round + 1)}>
            {t('ideas.more')}
          </Button>
        </>
      ) : (
        <p className="text-small text-ink-soft">{t('ideas.hint')}</p>
      )}
    </>
  );
}

interface IdeasProps {
  readonly photo: IdeaPhoto;
  readonly words: string;
  readonly round: number;
  readonly photos: ChosenPhotos;
  readonly onTaken: () => void;
}

function Ideas({ photo, words, round, photos, onTaken }: IdeasProps) {
  const t = useT();
  const editor = useEditor();
  const input = useIdeaInput(photo, words, round);
  // An idea knows the faces of its photo, or does not begin.
  const ideas = useMemo(
    () => (input.photo.faces ? IDEA_KINDS : []).map((kind) => ({ kind, idea: ideaOf(kind, input) })),
    [input],
  );
  // By kind: a taken idea changes the design, and with it the ideas.
  const choose = useSingleChoice((kind: IdeaKind) => {
    const idea = ideas.find((one) => one.kind === kind)?.idea;
    if (!idea) return;
    void takeIdea(editor, photos, { photo, idea }).then((isTaken) => {
      if (!isTaken) return;
      onTaken();
      editor.ports.toast(t('ideas.taken', { name: t(`ideas.kind.${kind}`) }), 'info');
    });
  });
  return (
    <ul aria-label={t('ideas.list')} className="grid shrink-0 grid-cols-3 gap-2">
      {ideas.map(({ kind, idea }) => (
        <li key={kind} className="aspect-[0.56]">
          <DesignTile label={t(`ideas.kind.${kind}`)} document={idea} onChoose={() => choose(kind)} />
        </li>
      ))}
    </ul>
  );
}
