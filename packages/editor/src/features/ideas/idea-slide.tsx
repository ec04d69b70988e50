import { type DesignDocument, type IdeaInput, type IdeaKind, ideaOf, layersOf } from '@cpc/design';
import { paint, type PaintAssets } from '@cpc/paint';
import { CaseRoom, PhoneCase, useT } from '@cpc/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { ScreenImage } from '../../assets/bake.ts';
import { screenTarget } from '../../assets/screen-target.ts';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { PaintTurns } from './paint-turns.ts';
import type { PreviewAssets } from './use-preview-assets.ts';

export interface IdeaSlideProps {
  readonly kind: IdeaKind;
  readonly input: IdeaInput;
  /** The photo itself: it is on the case until the idea is painted. */
  readonly bitmap: ImageBitmap | undefined;
  /** Undefined until its photo can be painted. */
  readonly assets: PreviewAssets | undefined;
  /** How far it is from the one that is looked at: nearer ones are painted first. */
  readonly rank: number;
  readonly turns: PaintTurns;
  /** Whether it is painted from this input; what is painted from another one is hidden. */
  readonly isPainted: boolean;
  readonly onPainted: (kind: IdeaKind, input: IdeaInput) => void;
  readonly ref: Ref<HTMLLIElement>;
}

/** Pixels of a slide for each CSS pixel at most: more is not seen at this size. */
const MAX_RATIO = 1.5;
const LATER = 100;
/** A case is drawn before the idea on it is painted. */
const SOONER = 0.5;
/** So many slides are seen at once: their cases are drawn with the dialog, the others one a frame. */
const SEEN = 2;

/** As high as there is room for, and so narrow that its neighbours show that there are more. */
const SLIM = 'h-[min(100cqh,142cqw)]';
const WIDE = 'h-[min(100cqh,104cqw)]';

/** An idea on the case, with its shell and its camera. It composes and paints when its turn comes. */
export function IdeaSlide(props: IdeaSlideProps) {
  const { kind, input, bitmap, assets, rank, turns, isPainted, onPainted, ref } = props;
  const t = useT();
  const { surface, shell } = useEditor();
  const [isDrawn, setDrawn] = useState(rank < SEEN);
  const canvas = useRef<HTMLCanvasElement>(null);
  const arrivals = useEditorState((state) => state.arrivals);
  // What is painted already is only painted better: others come first.
  const rankNow = useRef(rank);
  useEffect(() => {
    rankNow.current = isPainted ? rank + LATER : rank;
  }, [rank, isPainted]);
  useEffect(() => {
    if (isDrawn) return undefined;
    const key = `case of ${kind}`;
    turns.ask(
      key,
      () => rankNow.current - SOONER,
      () => setDrawn(true),
    );
    return () => turns.drop(key);
  }, [kind, isDrawn, turns]);
  const composed = useRef<{ readonly from: IdeaInput; readonly document: DesignDocument }>(undefined);
  useEffect(() => {
    if (arrivals < 0 || !assets || !isDrawn) return undefined;
    const ask = () => turns.ask(kind, () => rankNow.current, step);
    // Composing, each look and painting have turns of their own: the page answers in between.
    const step = () => {
      if (composed.current?.from !== input) {
        composed.current = { from: input, document: ideaOf(kind, input) };
        return ask();
      }
      const { document } = composed.current;
      if (assets.bakeNext(document)) return ask();
      const element = canvas.current;
      const context = element?.getContext('2d');
      if (!element || !context) return;
      const scale = (element.clientWidth * Math.min(devicePixelRatio, MAX_RATIO)) / surface.width;
      element.width = Math.max(1, Math.round(surface.width * scale));
      element.height = Math.max(1, Math.round(surface.height * scale));
      paint(screenTarget(context), { document, surface }, scale, assets, { cut: 'outline' });
      if (hasPictures(document, assets)) onPainted(kind, input);
    };
    ask();
    return () => turns.drop(kind);
  }, [kind, input, arrivals, turns, assets, surface, isDrawn, onPainted]);
  const room = surface.form.kind === 'shell' ? SLIM : WIDE;
  return (
    <li ref={ref} aria-label={t(`ideas.kind.${kind}`)} className="flex h-full shrink-0 snap-center items-center">
      {isDrawn ? (
        <PhoneCase
          surface={surface}
          colour={shell.colour}
          opacity={shell.opacity}
          underbase={shell.underbase}
          label={t(`ideas.kind.${kind}`)}
          className={room}
        >
          {bitmap && !isPainted && <PhotoMeanwhile bitmap={bitmap} />}
          <canvas
            ref={canvas}
            data-painted={isPainted || undefined}
            className="relative size-full opacity-0 transition-opacity duration-150 data-painted:opacity-100"
          />
        </PhoneCase>
      ) : (
        <CaseRoom surface={surface} className={room} />
      )}
    </li>
  );
}

/** The customer's own photo over the case, at once and from the device. */
function PhotoMeanwhile({ bitmap }: { readonly bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    Object.assign(element, { width, height });
    const k = Math.max(width / bitmap.width, height / bitmap.height);
    const [wide, high] = [bitmap.width * k, bitmap.height * k];
    element.getContext('2d')?.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
  }, [bitmap]);
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
}

/** A picture whose look is not made yet is painted when it arrives. */
const hasPictures = (document: DesignDocument, assets: PaintAssets<ScreenImage>): boolean =>
  layersOf(document).every(
    (layer) => layer.type !== 'picture' || assets.picture(layer.asset, layer.look) !== undefined,
  );
