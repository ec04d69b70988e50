import type { LocaleCode } from '@cpc/i18n';

/** Languages whose script many devices support and some do not, above all the display of a station. */
const FACES: Readonly<Partial<Record<LocaleCode, () => Promise<unknown>>>> = {
  'zh-cn': () => import('@fontsource-variable/noto-sans-sc/index.css'),
};

/**
 * Declares the fonts that a language's script needs; a font file is fetched only when one of its characters is drawn.
 */
export async function loadScriptFaces(code: LocaleCode): Promise<void> {
  await FACES[code]?.();
}
