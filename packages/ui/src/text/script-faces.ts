import type { LocaleCode } from '@cpc/i18n';

/** Languages with a typeface in `faces.ts`. The list of the typefaces is not loaded for any other. */
const WITH_FACE = /^(zh|ja|ko|th|bd)/;

/**
 * Declares the fonts that a language's script needs, if the device has none; a font file is fetched only when one of its
 * characters is drawn.
 */
export async function loadScriptFaces(code: LocaleCode): Promise<void> {
  if (!WITH_FACE.test(code)) return;
  await (await import('./faces.ts')).declareFace(code);
}

/** Declares the fonts for a text that somebody wrote, in whatever language: a name on a station's display. */
export async function loadFacesFor(text: string): Promise<void> {
  await (await import('./faces.ts')).declareFaceFor(text);
}
