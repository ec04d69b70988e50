import type { DrawingOffer, DrawingView } from '@cpc/contract';
import type { Surface } from '@cpc/design';
import { type DrawingStyle, MAX_PROMPT } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { type RefObject, useRef, useState } from 'react';
import { drawingArea } from './area.ts';
import type { DrawingPort, DrawingWish } from '../../ports/drawing-port.ts';
import { replaceWord } from './replace-word.ts';
import { isStyle } from './style-choice.tsx';
import type { Drawings } from './use-drawings.ts';

/** What the customer is about to ask for, and what she looks at. */
export interface Composing {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly style: DrawingStyle;
  readonly setStyle: (style: DrawingStyle) => void;
  /** Why the words cannot be drawn. */
  readonly error: string | undefined;
  /** The number of the result that is shown large. */
  readonly large: number | undefined;
  readonly open: (number: number) => void;
  readonly close: () => void;
  /** Draws the words. */
  readonly draw: () => void;
  /** Draws the shown drawing again: with its seed, and as a variation of the same result if it was one. */
  readonly redraw: () => void;
  /** Draws variations of a result of the shown drawing. */
  readonly vary: (number: number) => void;
  /** Takes a subject in place of a word that is not known. */
  readonly near: (subject: string, unknown: string | undefined) => void;
  /** Shows an earlier drawing, with its words. */
  readonly showAgain: (drawing: DrawingView) => void;
}

export function useComposing(
  { port, surface }: { readonly port: DrawingPort; readonly surface: Surface },
  { offer, shown, begin, show }: Drawings,
): Composing {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWordsNow] = useState(() => port.memory.read('words') ?? '');
  const [style, setStyleNow] = useState<DrawingStyle>(() => styleIn(port.memory.read('style')));
  const [error, setError] = useState<string>();
  const [large, setLarge] = useState<number>();
  const setWords = (next: string) => {
    setWordsNow(next);
    setError(undefined);
    port.memory.write('words', next);
  };
  const setStyle = (next: DrawingStyle) => {
    setStyleNow(next);
    port.memory.write('style', next);
  };
  const ask = (wish: Omit<DrawingWish, 'area' | 'client_key'>) => {
    setLarge(undefined);
    void begin({ ...wish, area: drawingArea(surface) });
  };
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  return {
    field,
    words,
    setWords,
    style,
    setStyle,
    error,
    large,
    open: setLarge,
    close: () => setLarge(undefined),
    draw() {
      const most = mostOf(offer);
      const prompt = words.trim();
      if (prompt === '') return refuse(t('error.promptEmpty'));
      if (prompt.length > most) return refuse(t('error.promptTooLong', { most }));
      return ask({ prompt, style });
    },
    redraw() {
      if (!shown) return;
      const { prompt, style, seed, variation_of } = shown;
      ask({ prompt, style, seed, ...(variation_of && { variation_of }) });
    },
    vary: (number) => shown && ask({ style: shown.style, variation_of: { drawing_id: shown.drawing_id, number } }),
    near(subject, unknown) {
      setWords(replaceWord(words, unknown, subject));
      field.current?.focus();
    },
    showAgain(drawing) {
      show(drawing);
      setStyle(drawing.style);
      if (drawing.prompt !== '') setWords(drawing.prompt);
    },
  };
}

export const mostOf = (offer: DrawingOffer | undefined): number => offer?.longest_prompt ?? MAX_PROMPT;

const styleIn = (stored: string | null): DrawingStyle => (isStyle(stored) ? stored : 'modern');
