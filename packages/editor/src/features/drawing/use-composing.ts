import type { DrawingOffer, DrawingReading, DrawingView } from '@cpc/contract';
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
  /** What these words would become, if that is not what they say. */
  readonly told: DrawingReading | undefined;
  readonly isReading: boolean;
  /** The number of the result that is shown large. */
  readonly large: number | undefined;
  readonly open: (number: number) => void;
  readonly close: () => void;
  /** Draws the words; first tells what they would become, if that is not what they say. */
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
  const [isReading, setReading] = useState(false);
  const [reading, setTold] = useState<{ readonly prompt: string; readonly told: DrawingReading }>();
  const prompt = words.trim();
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
  /** @returns undefined if nothing is to be told, or the server cannot tell now: then the drawing tells it */
  const read = async (): Promise<DrawingReading | undefined> => {
    if (offer?.by !== 'illustrator' || (shown?.state === 'done' && shown.prompt === prompt)) return undefined;
    setReading(true);
    const told = await port.read(prompt).catch(() => undefined);
    setReading(false);
    return told && told.instead.length + told.unknown.length > 0 ? told : undefined;
  };
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  const drawWords = async () => {
    const before = reading?.prompt === prompt ? reading.told : undefined;
    const told = before ?? (await read());
    // Other words have been typed in the meantime.
    if (field.current?.value.trim() !== prompt) return;
    setTold(told && (told.nothing || told !== before) ? { prompt, told } : undefined);
    if (told?.nothing === true) refuse(t('drawing.failed.nothingKnown'));
    else if (told === before) ask({ prompt, style });
  };
  return {
    field,
    words,
    setWords,
    style,
    setStyle,
    error,
    told: reading?.prompt === prompt ? reading.told : undefined,
    isReading,
    large,
    open: setLarge,
    close: () => setLarge(undefined),
    draw() {
      const most = mostOf(offer);
      if (prompt === '') return refuse(t('error.promptEmpty'));
      if (prompt.length > most) return refuse(t('error.promptTooLong', { most }));
      return void drawWords();
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
