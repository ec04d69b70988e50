import type { Locale } from '@cpc/i18n';

/** Languages with a typeface in `faces.ts`. The list of the typefaces is not loaded for any other. */
const WITH_FACE = /^(zh|ja|ko|th|bn)/;

/**
 * Declares the fonts that a language's script needs, if the device has none; a font file is fetched only when one of its
 * characters is drawn.
 */
export async function loadScriptFaces(locale: Locale): Promise<void> {
  if (!WITH_FACE.test(locale)) return;
  await (await import('./faces.ts')).declareFace(locale);
}

/** Declares the fonts for a text that somebody wrote, in whatever language: a name on a station's display. */
export async function loadFacesFor(text: string): Promise<void> {
  await (await import('./faces.ts')).declareFaceFor(text);
}
