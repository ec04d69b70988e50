import {
  type DesignDocument,
  fieldsOf,
  IDEA_KINDS,
  type IdeaKind,
  ideaOf,
  type IdeaPhoto,
  NAME_FIELD,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { Button, TextField, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../context.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { documentOf } from '../../store/state.ts';
import { commit } from '../../store/store.ts';
import { useSingleChoice } from '../library/use-single-choice.ts';
import { nameTypefaces } from '../names/name-typefaces.ts';
import { applyTemplate } from '../templates/apply-template.ts';
import { DesignTile } from '../templates/design-tile.tsx';
import { PhotoChoice } from '../templates/photo-choice.tsx';
import { named, photosIn, useChosenPhotos } from '../templates/use-photos.ts';
import { measureWords } from '../text/measure-words.ts';
import { PairTab } from './pair-tab.tsx';
import { readPalette } from './read-palette.ts';

/** Stickers that go with any photo, if the catalogue has them. */
const STICKERS = ['star-chunky', 'sparkles', 'heart-nested', 'star-twinkle', 'daisy-white'];
const MAX_WORDS = 24;
/** Letters that are not shaped yet count as wide ones, in em: their idea fits in any case. */
const ROUGH = { advance: 0.7, line: 1.6 } as const;

/** Finished designs from one photo, or pairs of cases: one part, because they share most of what they load. */
export function IdeasTab({ forTwo = false }: { readonly forTwo?: boolean }) {
  return forTwo ? <PairTab /> : <PhotoIdeas />;
}

/** Three finished designs from one photo, and three others in the next round (ED-13). */
function PhotoIdeas() {
  const t = useT();
  const { store } = useEditor();
  const photos = useChosenPhotos();
  const document = useEditorState(documentOf);
  const known = useMemo(() => photosIn(document), [document]);
  const [own, setOwn] = useState<IdeaPhoto>();
  const [words, setWords] = useState(() => fieldsOf(documentOf(store.getState())).get(NAME_FIELD) ?? '');
  const [round, setRound] = useState(0);
  const photo = own ?? known[0];
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
          <TextField
            bare
            label={t('ideas.words')}
            placeholder={t('ideas.words')}
            dir="auto"
            maxLength={MAX_WORDS}
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Ideas photo={photo} words={words} round={round} take={photos.take} />
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
  readonly take: ReturnType<typeof useChosenPhotos>['take'];
}

function Ideas({ photo, words, round, take }: IdeasProps) {
  const t = useT();
  const { store, surface, nextLayerId, notify } = useEditor();
  const ideas = useIdeas(photo, words, round);
  const use = (idea: DesignDocument) => {
    const place = (nameOf: (asset: AssetId) => AssetId): boolean => {
      const lasting = renamed(idea, photo, named(photo, nameOf));
      const now = documentOf(store.getState());
      return commit(
        store,
        applyTemplate(now, { document: lasting, surface }, surface, nextLayerId, () => false),
      );
    };
    void take([photo.asset], place).then((isTaken) => {
      if (!isTaken) return;
      store.setState({ selection: [] });
      notify('studio.templates.applied');
    });
  };
  // By kind: a taken idea changes the design, and with it the ideas.
  const choose = useSingleChoice((kind: IdeaKind) => {
    const idea = ideas.find((one) => one.kind === kind)?.idea;
    if (idea) use(idea);
  });
  return (
    <ul aria-label={t('ideas.three')} className="grid shrink-0 grid-cols-3 gap-2">
      {ideas.map(({ kind, idea }) => (
        <li key={kind} className="aspect-[0.56]">
          <DesignTile label={t(`ideas.kind.${kind}`)} document={idea} onChoose={() => choose(kind)} />
        </li>
      ))}
    </ul>
  );
}

interface Idea {
  readonly kind: IdeaKind;
  readonly idea: DesignDocument;
}

function useIdeas(photo: IdeaPhoto, words: string, round: number): readonly Idea[] {
  const { ports, assets, surface } = useEditor();
  const typefaces = useLoaded(ports.typefaces);
  const library = useLoaded(ports.stickers);
  const faces = typefaces.state === 'there' ? nameTypefaces(words, typefaces.value) : [];
  const bitmap = useEditorState(() => assets.bitmap(photo.asset));
  const palette = useMemo(() => (bitmap ? readPalette(bitmap) : []), [bitmap]);
  const written = words.trim();
  const lettering = useEditorState(() =>
    JSON.stringify(
      faces.flatMap((typeface) => {
        const rough = { width: written.length * ROUGH.advance, height: ROUGH.line };
        return written === '' ? [] : [{ typeface, box: measureWords(assets, { text: written, typeface }) ?? rough }];
      }),
    ),
  );
  const stickers = JSON.stringify(
    library.state === 'there' ? STICKERS.filter((key) => library.value.some((one) => one.key === key)) : [],
  );
  return useMemo(
    () =>
      IDEA_KINDS.map((kind) => ({
        kind,
        idea: ideaOf(kind, {
          surface,
          photo,
          palette,
          words: written,
          lettering: JSON.parse(lettering),
          stickers: JSON.parse(stickers),
          round,
        }),
      })),
    [surface, photo, palette, written, lettering, stickers, round],
  );
}

/** The idea with the lasting IDs of its photo. */
function renamed(idea: DesignDocument, photo: IdeaPhoto, to: IdeaPhoto): DesignDocument {
  const made = to.style?.made ?? null;
  const records = Object.entries(idea.records).map(([id, record]) => [
    id,
    record.type === 'picture' && record.asset === photo.asset ? { ...record, asset: to.asset, made } : record,
  ]);
  return { ...idea, records: Object.fromEntries(records) };
}
