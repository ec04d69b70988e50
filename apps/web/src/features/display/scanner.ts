/** A scanner types what it reads and ends with Enter. Text with this prefix is a signed pickup code. */
const MARK = 'CPC1.';
const MAX_LENGTH = 220;

export interface Scan {
  /** What was typed since the first letter of the prefix; empty while a person types. */
  readonly read: string;
  /** The whole code; set once, when Enter ends it. */
  readonly code?: string;
}

/**
 * Handles a key of a keyboard, or of a scanner that acts as one.
 * @returns undefined for a key that a person pressed: it belongs to the keypad
 */
export function scan(read: string, key: string): Scan | undefined {
  if (key === 'Enter' && read !== '') return read.startsWith(MARK) ? { read: '', code: read } : { read: '' };
  if (key.length !== 1) return read === '' ? undefined : { read };
  if (read === '' && key !== MARK[0]) return undefined;
  const longer = read + key;
  const fits = longer.length <= MAX_LENGTH && (longer.startsWith(MARK) || MARK.startsWith(longer));
  return { read: fits ? longer : '' };
}
