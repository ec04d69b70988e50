import type { LocaleCode } from '@cpc/i18n';

/** Languages with a typeface in `faces.ts`. The list of the typefaces is not loaded for any other. */
const WITH_FACE = /^(zh|ja|ko|th|bd)/;

/**
 * Declares the fonts that a language's script needs; a font file is fetched only when one of its characters is drawn.
 */
export async function loadScriptFaces(code: LocaleCode): Promise<void> {
  if (!WITH_FACE.test(code)) return;
  const { FACES } = await import('./faces.ts');
  await FACES[code]?.();
}

/** Declares the fonts for a text that somebody wrote, in whatever language: a name on a station's display. */
export async function loadFacesFor(text: string): Promise<void> {
  const { FACES, OF_SCRIPT } = await import('./faces.ts');
  const needed = OF_SCRIPT.find(([script]) => script.test(text));
  if (needed !== undefined) await FACES[needed[1]]?.();
}
