import { useT } from '@cpc/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCore } from '../context.ts';

/**
 * Holds the focus for the field of a new text while its panel is fetched. A phone opens its keyboard only for a focus
 * within the tap itself, and keeps it open when the focus then goes on to another field.
 * @param onWords hears what is typed until then
 */
export function FieldToCome({ onWords }: { readonly onWords: (words: string) => void }) {
  const t = useT();
  const { store } = useCore();
  // The words of a text that is there are not typed anew: its panel opens without the keyboard.
  const [waits, setWaits] = useState(() => store.getState().selection.length === 0);
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
        // At the top, where no phone scrolls the page to show it, and of a size at which none zooms.
        className="text-lead pointer-events-none fixed top-0 left-0 size-px resize-none opacity-0"
      />
    )
  );
}
