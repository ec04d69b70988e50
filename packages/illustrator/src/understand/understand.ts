import { MAX_PROMPT } from '@cpc/domain';
import { DEFAULT_LOCALE, type Locale } from '@cpc/i18n';
import { languagesOfLetters, traitsOf, type LanguageTraits } from '../words/languages.ts';
import { lexiconOf } from '../words/lexicon.ts';
import { normalise } from '../words/text.ts';
import { assemble } from './assemble.ts';
import { insteadOf, nameOf, nearTo } from './near.ts';
import { readPrompt, type Read } from './read.ts';
import type { Understanding } from './types.ts';

const MAX_SUBJECTS = 5;
const MAX_UNKNOWN = 8;
const MAX_NEAR = 12;

/**
 * Reads a prompt in any language of the product. Never throws; the same prompt gives the same answer. Only the first
 * 1,000 signs are read.
 * @param hint the language of the page, tried first
 */
export function understand(prompt: string, hint: Locale = DEFAULT_LOCALE): Understanding {
  const text = normalise(prompt.slice(0, MAX_PROMPT));
  const { traits, reads } = bestReading(text, hint);
  const lexicon = lexiconOf(traits.locale);
  const { subjects, ...scene } = assemble(reads, traits);
  const unread = reads.filter(({ meaning }) => meaning === null || meaning.kind === 'broad');
  const unknown = [
    ...new Set([...unread.map(({ text: word }) => word), ...subjects.slice(MAX_SUBJECTS).map(({ word }) => word)]),
  ];
  return {
    language: traits.locale,
    subjects: subjects.slice(0, MAX_SUBJECTS).map((each) => ({ ...each, name: nameOf(each.art, lexicon) })),
    ...scene,
    instead: insteadOf(reads, lexicon).slice(0, MAX_UNKNOWN),
    unknown: unknown.slice(0, MAX_UNKNOWN),
    near: unread.flatMap((read) => nearTo(read, lexicon)).slice(0, MAX_NEAR),
  };
}

interface Reading {
  readonly traits: LanguageTraits;
  readonly reads: readonly Read[];
  readonly score: number;
}

/** The reading in the hinted language if it explains the prompt, or else in the language that explains most. */
function bestReading(text: string, hint: Locale): Reading {
  const hinted = traitsOf(hint);
  const possible = languagesOfLetters(text);
  const first = reading(text, possible.includes(hinted) || possible.length === 0 ? hinted : (possible[0] ?? hinted));
  if (first.traits === hinted && first.score >= WELL_EXPLAINED) return first;
  const all = [first, ...possible.filter((each) => each !== first.traits).map((each) => reading(text, each))];
  const weight = ({ traits, score }: Reading): number => (traits === hinted ? score * HINTED + 0.01 : score);
  return all.reduce((best, each) => (weight(each) > weight(best) ? each : best));
}

const WELL_EXPLAINED = 0.75;
const HINTED = 1.3;

/** The score is the share of the letters that stand in known words; words of the grammar count a little less. */
function reading(text: string, traits: LanguageTraits): Reading {
  const lexicon = lexiconOf(traits.locale);
  const reads = readPrompt(text, lexicon, traits.script === 'latin' ? lexicon : lexiconOf(DEFAULT_LOCALE));
  const all = reads.reduce((sum, { text: word }) => sum + word.length, 0);
  const known = reads.reduce((sum, { text: word, meaning }) => sum + word.length * certainty(meaning), 0);
  return { traits, reads, score: all === 0 ? 0 : known / all };
}

/** A word for many pictures is known, though none is chosen. */
const BROAD = 0.6;

function certainty(meaning: Read['meaning']): number {
  if (meaning === null) return 0;
  if (meaning.kind === 'broad') return BROAD;
  if (meaning.kind === 'subject') return meaning.score >= 9 ? 1 : 0.7;
  return meaning.kind === 'stop' ? 0.95 : 1;
}
