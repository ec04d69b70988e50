import {
  CUT_KINDS,
  fieldsOf,
  IDEA_KINDS,
  type IdeaInput,
  type IdeaKind,
  type IdeaPhoto,
  NAME_FIELD,
} from '@cpc/design';
import { Button, IconButton, useLocale, useT, useTranslator } from '@cpc/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useCallback } from 'react';
import { type Sale, useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { IdeaSlide } from './idea-slide.tsx';
import { IdeaSteps } from './idea-steps.tsx';
import { createPaintTurns } from './paint-turns.ts';
import type { PeopleFinder } from './people-finder.ts';
import { useCutIdeas } from './use-cut-ideas.ts';
import { useIdeaInput } from './use-idea-input.ts';
import { usePreviewAssets } from './use-preview-assets.ts';
import { useSlides } from './use-slides.ts';
import { useTake } from './use-take.ts';
import { WordsField } from './words-field.tsx';

export interface TenIdeasProps {
  readonly photo: IdeaPhoto;
  readonly findPeople: () => Promise<PeopleFinder>;
  readonly onClose: () => void;
  /** The idea is the design now; it is to be paid. */
  readonly onPay: () => void;
  readonly sale: Sale;
}

/** Ten finished designs from one photo, to swipe through over the whole screen (ED-13). */
export function TenIdeas({ photo, findPeople, onClose, onPay, sale }: TenIdeasProps) {
  const t = useT();
  const editor = useEditor();
  const { rtl } = useLocale().locale;
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(() => fieldsOf(documentOf(editor.store.getState())).get(NAME_FIELD) ?? '');
  const [round, setRound] = useState(0);
  const [turns] = useState(() => createPaintTurns((callback) => requestAnimationFrame(callback)));
  const input = useIdeaInput(photo, words, round, sale.today);
  const assets = usePreviewAssets(photo);
  const bitmap = useEditorState(() => editor.assets.bitmap(photo.asset));
  const { kinds, cut, inputOf, isPainted, onPainted, slides } = useKinds(photo, input, findPeople);
  const { at, list, slideRef, onScroll, onSwipe, step } = slides;
  useEffect(() => dialog.current?.showModal(), []);
  const kind = kinds[at] ?? IDEA_KINDS[0];
  const { busy, isRefused, take } = useTake(photo, { inputOf, isPainted, cut });
  const takeAnd = (then: () => void) =>
    take(kind, () => {
      dialog.current?.close();
      onClose();
      then();
    });
  const onKeyDown = (event: KeyboardEvent) => {
    // The studio behind it must not act on these keys.
    event.stopPropagation();
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    step(rtl ? -by : by);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('ideas.ten')}
      // Every way out closes it first: the browser then gives the focus back to the button that opened it.
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="from-raised to-ground bg-ground text-ink pb-safe animate-rise m-0 flex h-dvh max-h-none w-screen max-w-none flex-col bg-radial-[circle_at_50%_45%] to-60% p-0"
    >
      <Head
        words={words}
        onWords={setWords}
        onMore={() => setRound(round + 1)}
        onClose={() => dialog.current?.close()}
      />
      <div className="[container-type:size] min-h-0 grow py-4">
        <ul
          ref={list}
          aria-label={t('ideas.list')}
          onScroll={onScroll}
          onPointerDown={onSwipe}
          onWheel={onSwipe}
          className="hide-scrollbar flex h-full snap-x snap-mandatory gap-5 overflow-x-auto overscroll-x-contain px-[50vw]"
        >
          {kinds.map((one, i) => (
            <IdeaSlide
              key={one}
              ref={slideRef(i)}
              kind={one}
              input={inputOf(one)}
              // An idea knows the faces of its photo, or does not begin.
              assets={input.photo.faces && assets}
              bitmap={bitmap}
              rank={Math.abs(i - at)}
              turns={turns}
              isPainted={isPainted(one)}
              onPainted={onPainted}
            />
          ))}
        </ul>
      </div>
      <IdeaSteps kinds={kinds} at={at} onStep={step} />
      <Foot
        busy={busy}
        isRefused={isRefused(kind)}
        sale={sale}
        onUse={() => takeAnd(() => editor.ports.toast(t('ideas.taken', { name: t(`ideas.kind.${kind}`) }), 'info'))}
        onPay={() => takeAnd(onPay)}
      />
    </dialog>
  );
}

/**
 * The ideas in their places, and what each is made from. The first ten do not wait for the cut-out: it begins when all of
 * them are painted.
 */
function useKinds(photo: IdeaPhoto, input: IdeaInput, findPeople: TenIdeasProps['findPeople']) {
  const slides = useSlides();
  const [mayCut, setMayCut] = useState(false);
  const cut = useCutIdeas(photo, findPeople, slides.seenPlaces, mayCut);
  const subject = cut?.subject;
  const cutInput = useMemo(() => ({ ...input, subject }), [input, subject]);
  const inputOf = (kind: IdeaKind): IdeaInput => (CUT_KINDS.some((one) => one === kind) ? cutInput : input);
  const { isPainted, onPainted } = usePainted(inputOf);
  if (!mayCut && IDEA_KINDS.every(isPainted)) setMayCut(true);
  return { kinds: cut?.kinds ?? IDEA_KINDS, cut, inputOf, isPainted, onPainted, slides };
}

interface HeadProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

const Head = ({ words, onWords, onMore, onClose }: HeadProps) => {
  const t = useT();
  return (
    <>
      <header className="flex min-h-14 shrink-0 items-center gap-1 px-2 large:flex-wrap">
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        <h1 className="text-body max-[22rem]:text-small min-w-0 grow leading-tight font-semibold text-balance large:order-last large:w-full">
          {t('ideas.ten')}
        </h1>
        <Button kind="ghost" icon="sparkle" className="shrink-0" onClick={onMore}>
          {t('ideas.more')}
        </Button>
      </header>
      <div className="mx-auto w-full max-w-md shrink-0 px-4">
        <WordsField words={words} onWords={onWords} />
      </div>
    </>
  );
};

interface FootProps {
  /** An idea is being taken, perhaps once it is painted. */
  readonly busy: boolean;
  /** The design could not become the idea in the middle. It is said here: a message of the page lies below the dialog. */
  readonly isRefused: boolean;
  readonly sale: Sale;
  readonly onUse: () => void;
  readonly onPay: () => void;
}

/** What the design is sold on, once its name is there. */
function SoldGoods({ load }: { readonly load: NonNullable<Sale['goods']> }) {
  const translator = useTranslator();
  const name = useLoaded(load);
  if (name.state !== 'there') return null;
  return <p className="text-small text-ink-soft text-center text-balance">{name.value(translator)}</p>;
}

const Foot = ({ busy, isRefused, sale, onUse, onPay }: FootProps) => {
  const t = useT();
  return (
    <footer className="mx-auto flex w-full max-w-md shrink-0 flex-col gap-2 p-4 pt-2">
      <p role="alert" className="text-small text-bad text-center text-pretty empty:hidden">
        {isRefused && t('ideas.ten.refused')}
      </p>
      {sale.goods !== undefined && <SoldGoods load={sale.goods} />}
      {/* With large text, one below the other. */}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="large" className="min-w-0 grow basis-[7rem]" disabled={busy} onClick={onUse}>
          {t('ideas.ten.use')}
        </Button>
        <Button kind="primary" size="large" className="min-w-0 grow basis-[7rem]" busy={busy} onClick={onPay}>
          {t('ideas.ten.pay')}
          {sale.price !== undefined && <span className="whitespace-nowrap"> {sale.price}</span>}
        </Button>
      </div>
    </footer>
  );
};

/** Which ideas are painted, and from what: an idea is taken only as it is seen. */
function usePainted(inputOf: (kind: IdeaKind) => IdeaInput) {
  const [painted, setPainted] = useState<ReadonlyMap<IdeaKind, IdeaInput>>(new Map());
  const onPainted = useCallback(
    (kind: IdeaKind, from: IdeaInput) =>
      setPainted((before) => (before.get(kind) === from ? before : new Map(before).set(kind, from))),
    [],
  );
  return { isPainted: (kind: IdeaKind) => painted.get(kind) === inputOf(kind), onPainted };
}
