import { hasWord, replaceWord } from './replace-word.ts';

/** What divides the words of the kit. */
const DIVIDER = /[,،、，]/;

/** Which word of a group of the kit stands in a prompt: the longest, for one may be a part of another (猫, 熊猫). */
export const chosenOf = (words: string, group: readonly string[]): string | undefined =>
  group.toSorted((one, other) => other.length - one.length).find((word) => hasWord(words, word));

/**
 * Puts a word of a group of the kit into a prompt: in place of another one of the group, or at the end. What else is
 * written stays.
 * @param word undefined takes the word of the group out
 * @param join adds a word to words, as the language does
 */
export function withWord(
  words: string,
  group: readonly string[],
  word: string | undefined,
  join: (before: string, word: string) => string,
): string {
  const old = chosenOf(words, group);
  if (old !== undefined && word !== undefined) return replaceWord(words, old, word);
  const rest = old === undefined ? words.trim() : without(words, old, join);
  if (word === undefined) return rest;
  return rest === '' ? word : join(rest, word);
}

/** Takes a word out, and the divider that would be left over. */
function without(words: string, old: string, join: (before: string, word: string) => string): string {
  const parts = replaceWord(words, old, '').split(DIVIDER);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((before, part) => (before === '' ? part : join(before, part)), '');
}
