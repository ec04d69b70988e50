import { boxAround, type Point, TEXT_LIMITS, type TextLayer } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { toStage, type View } from '../../geometry/view.ts';
import { boxToStage, edgeAt, offsetAt, selectedCarets, wordAt } from './caret-path.ts';

interface WordsOnStageProps {
  readonly layer: TextLayer;
  readonly words: string;
  readonly onWrite: (words: string) => void;
  /** Its presses do not end the writing. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly onEnd: () => void;
}

type Range = readonly [from: number, to: number];

/** A smaller field would be hard to touch, and a phone zooms in on letters below 16 px. CSS pixels. */
const MIN_PX = { side: 44, letters: 16 } as const;

/**
 * A real text field over the letters: keyboards, input methods, dictation and paste work as everywhere. The field itself
 * is invisible; the letters are those of the print, and caret and selection are drawn between them.
 */
export function WordsOnStage({ layer, words, onWrite, bar, onEnd }: WordsOnStageProps) {
  const t = useT();
  const { assets } = useEditor();
  const view = useEditorState((state) => state.view);
  useEditorState((state) => state.arrivals);
  const field = useRef<HTMLTextAreaElement>(null);
  const [range, setRange] = useState<Range>([words.length, words.length]);
  useStartOfWriting(field, words.length);
  useOwnPresses(field);
  const onStage = boxToStage(layer, assets.outline(layer) ?? { width: 0, height: 0 }, view);
  const place = (point: Point, isWord: boolean) => {
    const lines = assets.carets(layer);
    if (!lines || !field.current || words.trim() === '') return;
    const offset = offsetAt(lines, point, onStage);
    const [from, to] = isWord ? wordAt(words, offset) : [offset, offset];
    field.current.setSelectionRange(from, to);
    setRange([from, to]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // While letters are composed, it takes only them back.
    if (!event.nativeEvent.isComposing) onEnd();
  };
  const box = fieldBox(layer, assets, view);
  return (
    <div className="absolute inset-0 pointer-events-none">
      <Marks layer={layer} words={words} range={range} view={view} />
      <textarea
        ref={field}
        dir="auto"
        rows={1}
        maxLength={TEXT_LIMITS.textLength}
        aria-label={t('studio.text.label')}
        autoCapitalize="sentences"
        value={words}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => setRange([selectionStart, selectionEnd])}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !bar.current?.contains(relatedTarget)) onEnd();
        }}
        onClick={({ clientX, clientY, currentTarget, detail }) => {
          const stage = currentTarget.closest('[data-stage]')?.getBoundingClientRect();
          const isCollapsed = currentTarget.selectionStart === currentTarget.selectionEnd;
          // A selection that was drawn with the finger stays.
          if (stage && (isCollapsed || detail === 2))
            place({ x: clientX - stage.left, y: clientY - stage.top }, detail === 2);
        }}
        className="pointer-events-auto absolute touch-manipulation resize-none overflow-hidden bg-transparent p-0 text-center whitespace-pre text-transparent caret-transparent outline-none select-text selection:bg-transparent selection:text-transparent"
        style={box}
      />
    </div>
  );
}

/** The caret begins at the end of the words; the focus comes from the field that waited for this one. */
function useStartOfWriting(field: RefObject<HTMLTextAreaElement | null>, end: number): void {
  const [at] = useState(end);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(at, at);
  }, [field, at]);
}

/** The stage would take a press on the field for one of its own. */
function useOwnPresses(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = field.current;
    const own = (event: Event) => event.stopPropagation();
    element?.addEventListener('pointerdown', own);
    return () => element?.removeEventListener('pointerdown', own);
  }, [field]);
}

/** The field covers the text; its letters are about as large, so that the marks of the system are near them. */
function fieldBox(layer: TextLayer, assets: ReturnType<typeof useEditor>['assets'], view: View) {
  const { x, y, width, height } = boxAround(layerCorners(layer, assets).map((corner) => toStage(view, corner)));
  const [wide, high] = [Math.max(MIN_PX.side, width), Math.max(MIN_PX.side, height)];
  const lines = layer.text.split('\n').length + layer.breaks.length;
  return {
    left: x + (width - wide) / 2,
    top: y + (height - high) / 2,
    width: wide,
    height: high,
    fontSize: Math.max(MIN_PX.letters, layer.size * layer.placement.scale * view.scale),
    lineHeight: `${high / lines}px`,
  };
}

interface MarksProps {
  readonly layer: TextLayer;
  readonly words: string;
  readonly range: Range;
  readonly view: View;
}

/** The caret, or the selection, among the letters as they are set: bent, upright or from right to left. */
function Marks({ layer, words, range: [from, to], view }: MarksProps) {
  const { assets } = useEditor();
  const outline = assets.outline(layer);
  const lines = assets.carets(layer);
  if (!outline || !lines) return null;
  const onStage = boxToStage(layer, outline, view);
  const [caret] = from === to ? [words.trim() === '' ? middleOf(outline) : edgeAt(lines, from)] : [];
  const line = (points: readonly Point[]) =>
    points
      .map(onStage)
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const chosen = selectedCarets(lines, from, to)
    .map(({ before, after }) => `${line([before[0], after[0], after[1], before[1]])}Z`)
    .join('');
  return (
    <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
      <path d={chosen} className="fill-cool" fillOpacity="0.4" />
      {caret && (
        // Firefox takes the animations of SVG for styles that the policy of the pages forbids.
        <g key={`${from} ${words}`} data-caret className="animate-blink">
          <path d={line(caret)} className="stroke-sunken" strokeOpacity="0.6" strokeWidth="5" strokeLinecap="round" />
          <path d={line(caret)} className="stroke-warm" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}

/** Where the caret stands while there are no words. */
const middleOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  [
    { x: width / 2, y: 0 },
    { x: width / 2, y: height },
  ] as const;
