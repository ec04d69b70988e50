import { loadFacesFor, useT } from '@cpc/ui';
import { useEffect } from 'react';
import type { Greeting } from './greetings.ts';
import { useTurn } from './use-fit.ts';

const COLOURS = {
  printing: 'bg-raised text-warm',
  next: 'bg-raised text-ink',
  out: 'bg-raised text-warm',
  ready: 'bg-good-wash text-good',
} as const;

/** Greets customers by the nickname that they gave, one after the other (QU-05). */
export function GreetingsPanel({ greetings }: { readonly greetings: readonly Greeting[] }) {
  const t = useT();
  const turn = useTurn(greetings.length, keyOf(greetings[0]), 6_000);
  const shown = greetings[turn % Math.max(1, greetings.length)];
  const name = shown?.name ?? '';
  useEffect(() => {
    // A computer at a station may have no typeface for a name in another script than its language's.
    loadFacesFor(name).catch(() => undefined);
  }, [name]);
  if (shown === undefined) return null;
  return (
    // Read aloud would be every turn: the areas below say the same with numbers.
    <section
      aria-label={t('screen.greet')}
      aria-live="off"
      className={`flex min-h-[5.4rem] shrink-0 items-center rounded-huge px-5 py-3 ${COLOURS[shown.kind]}`}
    >
      <p key={keyOf(shown)} className="animate-rise text-headline leading-tight font-bold text-balance break-words">
        {t(`screen.greet.${shown.kind}`, { name: isolated(shown.name), bay: shown.bay ?? 'none' })}
      </p>
    </section>
  );
}

const keyOf = (greeting: Greeting | undefined): string | undefined =>
  greeting && `${greeting.kind} ${greeting.name} ${greeting.bay ?? ''}`;

/** A name in another direction than the sentence keeps its own (U+2068 … U+2069). */
const isolated = (name: string): string => `\u2068${name}\u2069`;
