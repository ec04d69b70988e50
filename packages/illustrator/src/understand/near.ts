import { artTable } from '../words/art-table.ts';
import { baseForms } from '../words/inflect.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { normalise, wordsIn } from '../words/text.ts';
import type { Meaning } from '../words/types.ts';
import type { Read } from './read.ts';

/** A subject to offer in place of a word that is not known. */
export interface Near {
  /** The unknown word. */
  readonly for: string;
  readonly art: string;
  /** Its name in the language of the prompt. */
  readonly name: string;
}

/** What is drawn for a word that means something else. */
export interface Instead {
  readonly word: string;
  /** The name of what is drawn, in the language of the prompt. */
  readonly name: string;
}

/** What a broad word covers: "animal". What is only spelled alike is not near. */
export const nearTo = ({ text, meaning }: Read, lexicon: Lexicon): Near[] =>
  meaning?.kind === 'broad' ? meaning.arts.map((art) => ({ for: text, art, name: nameOf(art, lexicon) })) : [];

export const nameOf = (art: string, lexicon: Lexicon): string =>
  lexicon.names.get(art) ?? artTable().get(art)?.label ?? art;

/** What is drawn in place of the words that only mean something near it. */
export function insteadOf(reads: readonly Read[], lexicon: Lexicon): Instead[] {
  const found = new Map<string, Instead>();
  for (const { text, meaning } of reads) {
    const drawn = meaning?.kind === 'subject' ? meaning.art : meaning?.kind === 'place' ? meaning.value : undefined;
    const name = drawn === undefined ? undefined : lexicon.names.get(drawn);
    if (name !== undefined && isLoose(meaning) && !isPartOf(text, name, lexicon)) found.set(text, { word: text, name });
  }
  return [...found.values()];
}

const isLoose = (meaning: Meaning | null): boolean => meaning !== null && 'loose' in meaning && meaning.loose === true;

/** Whether a name has the word in it, in any of its forms: "flowers" are a white flower. */
function isPartOf(word: string, name: string, { traits }: Lexicon): boolean {
  const whole = normalise(name);
  const parts = wordsIn(whole).flatMap((part) => baseForms(part, traits.locale));
  const forms = baseForms(word, traits.locale);
  return traits.dense ? whole.includes(word) : forms.some((form) => form === whole || parts.includes(form));
}
