import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import type { LocaleCode } from './locales.ts';
import type { Audience } from './namespaces.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The translator for an audience and a language, from the current catalogue files. */
export const translatorFor = (code: LocaleCode, audience: Audience): Translator =>
  createTranslator(code, compileTexts(readAudience(LOCALES_DIRECTORY, code, audience), code), 'UTC');
