/** Small letters that look the same in three scripts, or whose capitals do, in the same order; `-` for none. */
const LATIN = 'abehkmopctyxinz';
const CYRILLIC = 'авенкморстухі--';
const GREEK = 'αβεηκμορ-τυχινζ';
const NONE = '-';
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * A folded word with its look-alike letters in one script: the script of the letters that only one has, or Latin. `с21`
 * typed in Cyrillic is `c21`, and a Latin `c` in `сердце` becomes Cyrillic.
 */
export function inOneScript(word: string): string {
  if (!FOREIGN.test(word) || !/[a-z\d]/.test(word)) return word;
  const own = Array.from(word).find((letter) => FOREIGN.test(letter) && !`${CYRILLIC}${GREEK}`.includes(letter));
  if (own === undefined) return moved(moved(word, CYRILLIC, LATIN), GREEK, LATIN);
  return moved(word, LATIN, /\p{Script=Greek}/u.test(own) ? GREEK : CYRILLIC);
}

const moved = (word: string, from: string, to: string): string =>
  Array.from(word, (letter) => {
    const other = letter === NONE ? letter : (to[from.indexOf(letter)] ?? letter);
    return other === NONE ? letter : other;
  }).join('');
