import transliterate from '@sindresorhus/transliterate';

/** What banks write otherwise than the library: EPC217-08, annex, recommends these. */
const OWN: [string, string][] = [
  ['&', '+'],
  ['_', '-'],
  ['@', '(at)'],
  ['’', "'"],
];

/**
 * A text in the characters that every SEPA bank accepts: letters of the basic Latin alphabet, digits, space and
 * / - ? : ( ) . , ' + (EPC217-08). What has no such form becomes a space.
 * @param most the longest text that the field takes
 */
export function sepaText(text: string, most: number): string {
  const latin = transliterate(text.normalize('NFC'), { customReplacements: OWN });
  return latin
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[ /]+/g, '')
    .slice(0, most)
    .trimEnd();
}
