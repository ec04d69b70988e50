/**
 * Returns true if a text contains every word of a search. Case, diacritics, full-width forms and spaces are ignored
 * (CT-06): "iphone16 pro" finds "iPhone 16 Pro".
 */
export function matches(text: string, keyword: string): boolean {
  const plain = fold(text);
  const dense = plain.replaceAll(' ', '');
  return fold(keyword)
    .split(' ')
    .every((word) => plain.includes(word) || dense.includes(word));
}

/** NFKD, without combining marks, lower case, single spaces. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
