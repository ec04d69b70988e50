import { useT } from '@cpc/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCore } from '../model/context.ts';
import { shownPanel } from '../session/state.ts';

/**
 * Holds the focus for the field of a new text while its panel is loading. A phone opens its keyboard only for a focus
 * within the tap itself, and keeps it open when the focus then moves to another field.
 * @param onWords receives what is typed until then
 */
export function FieldToCome({ onWords }: { readonly onWords: (words: string) => void }) {
  const t = useT();
  const { store } = useCore();
  // An existing text is not typed again: its panel opens without the keyboard. It is written where it is.
  const [waits, setWaits] = useState(() => {
    const state = store.getState();
    return state.selection.length === 0 || shownPanel(state) === 'writing';
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    onWords('');
    field.current?.focus({ preventScroll: true });
  }, [onWords]);
  return (
    waits && (
      <textarea
        ref={field}
        tabIndex={-1}
        maxLength={1000}
        aria-label={t('studio.loading')}
        onInput={(event) => onWords(event.currentTarget.value)}
        onBlur={() => setWaits(false)}
        // At the top, where a phone does not scroll to it, and with letters large enough that it does not zoom in.
        className="text-lead pointer-events-none fixed top-0 left-0 size-px resize-none opacity-0"
      />
    )
  );
}
