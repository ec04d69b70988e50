const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** What the same keys write on a Latin keyboard: the Russian layout is easily left on. */
export const cyrillicAsLatin = (text: string): string =>
  Array.from(text, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
