/**
 * Where an app's texts are, without a slash at the end. Empty here: the Vite plugin `@cpc/i18n/vite` fills it in. The
 * address names the version of all texts, so no single file needs a hash, and a page need not list the files.
 */
export const TEXTS_ADDRESS: string = '';
