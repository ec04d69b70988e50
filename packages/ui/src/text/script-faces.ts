import type { LocaleCode } from '@cpc/i18n';

/** Languages whose script many devices carry and some, a station's screen above all, do not. */
const FACES: Readonly<Partial<Record<LocaleCode, () => Promise<unknown>>>> = {
  'zh-cn': () => import('@fontsource-variable/noto-sans-sc/index.css'),
};

/** Declares the faces a language's script needs; a face itself is fetched only when a character of it is drawn. */
export async function loadScriptFaces(code: LocaleCode): Promise<void> {
  await FACES[code]?.();
}
