/** What a word may consist of, as the illustrator divides words. */
const PART = String.raw`[\p{L}\p{M}\p{N}]`;
/** Scripts that put no space between words. */
const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]+$/u;

/**
 * Puts a word in the place of another, at its first place, whatever its case. Parts of longer words stay, except in scripts
 * without spaces. If the word is not there, the other is added at the end.
 * @param old undefined adds at the end
 */
export function replaceWord(words: string, old: string | undefined, word: string): string {
  const found = old === undefined ? undefined : placeOf(words, old);
  if (found === undefined) return `${words.trimEnd()} ${word}`.trim();
  return words.slice(0, found.from) + word + words.slice(found.to);
}

export const hasWord = (words: string, word: string): boolean => placeOf(words, word) !== undefined;

/** Without a look-behind: Safari before 16.4 does not know it. */
function placeOf(words: string, old: string): { readonly from: number; readonly to: number } | undefined {
  const plain = old.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const pattern = DENSE.test(old) ? `()(${plain})` : `(^|(?!${PART}).)(${plain})(?!${PART})`;
  const match = new RegExp(pattern, 'isu').exec(words);
  if (!match) return undefined;
  const from = match.index + (match[1]?.length ?? 0);
  return { from, to: from + (match[2]?.length ?? 0) };
}
