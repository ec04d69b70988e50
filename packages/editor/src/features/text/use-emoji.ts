import { TEXT_LIMITS } from '@cpc/design';
import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Writing {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly words: string;
  readonly onWrite: (words: string) => void;
  /** Ends the step that wrote the emoji. */
  readonly rest: () => void;
}

/** Inserts emoji into a text field where its caret is, or was when it had the focus; without one, at the end. */
export function useEmoji({ area, words, onWrite, rest }: Writing) {
  /** The selection of the field. Kept here: Safari gives the focus to a field whose selection is set. */
  const caret = useRef<readonly [from: number, to: number] | null>(null);
  const isPicked = useRef(false);
  const settle = useEffectEvent(() => {
    if (!isPicked.current) return;
    isPicked.current = false;
    const field = area.current;
    if (field && caret.current && field.ownerDocument.activeElement === field)
      field.setSelectionRange(...caret.current);
    rest();
  });
  useLayoutEffect(() => settle(), [words]);
  return {
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
      caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
    },
    insert: (emoji: string) => {
      const [from, to] = caret.current ?? [words.length, words.length];
      const next = words.slice(0, from) + emoji + words.slice(to);
      if (next.length > TEXT_LIMITS.textLength) return;
      const end = Math.min(from, words.length) + emoji.length;
      caret.current = [end, end];
      isPicked.current = true;
      onWrite(next);
    },
  };
}
