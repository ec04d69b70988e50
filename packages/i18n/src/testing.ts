import { compileTexts, LOCALES_DIRECTORY, readAudience, readTexts } from './compile.ts';
import type { LocaleCode } from './locales.ts';
import { type Audience, type MessageKey, NAMESPACES } from './namespaces.ts';
import { createTranslator, type Translator } from './translator.ts';

export { labelPattern } from './testing-labels.ts';

/** The translator for an audience and a language, from the current catalogue files. */
export const translatorFor = (code: LocaleCode, audience: Audience): Translator =>
  createTranslator(code, compileTexts(readAudience(LOCALES_DIRECTORY, code, audience), code), 'UTC');

/** All texts of a language by their keys, as its catalogue files have them. */
export const allTexts = (code: LocaleCode): Readonly<Record<MessageKey, string>> =>
  Object.assign({}, ...NAMESPACES.map((namespace) => readTexts(LOCALES_DIRECTORY, code, namespace)));
