/** What steers a terminal, or the direction of its text. */
const STEERING = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const escaped = (character: string): string => {
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`;
};

/** A text for a terminal: control characters are shown, as `\x1b`. Shops and stations wrote parts of it. */
export const plain = (text: string): string =>
  text.replaceAll(STEERING, (character) => ('\n\t'.includes(character) ? character : escaped(character)));

/** JSON for a terminal or a script: the control characters that JSON leaves as they are, are escaped, too. */
export const plainJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll(/[\u007F-\u009F]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
