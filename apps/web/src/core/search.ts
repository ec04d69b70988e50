import { fold } from '@cpc/search';

/**
 * Returns true if a text contains every word of a search. Case, diacritics, full-width forms and spaces are ignored, and what
 * else differs between ways to type a script (CT-06, LG-08): "iphone16 pro" finds "iPhone 16 Pro".
 */
export function matches(text: string, keyword: string): boolean {
  const plain = spaced(text);
  const dense = plain.replaceAll(' ', '');
  return spaced(keyword)
    .split(' ')
    .every((word) => plain.includes(word) || dense.includes(word));
}

const spaced = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();
