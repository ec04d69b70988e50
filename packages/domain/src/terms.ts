/**
 * The version of the notice and terms: the day of their last change. A customer agrees to a version once. A test
 * compares it with the words.
 */
export const TERMS_VERSION = '2026-11-30';

/** The day of a version, at midnight UTC in ms; null for a text that is none. */
export function termsDay(version: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? Date.parse(version) : null;
}
