/**
 * The version of the notice and terms: the day of their last change. A customer agrees to a version once. A test
 * compares it with the words.
 */
export const TERMS_VERSION = '2026-11-26';
