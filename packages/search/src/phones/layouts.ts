const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** Converts text typed with the Russian keyboard layout to the Latin letters on the same keys. */
export const cyrillicAsLatin = (text: string): string =>
  Array.from(text, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
