import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import type { LocaleCode } from './locales.ts';
import type { Audience } from './namespaces.ts';
import { createTranslator, type Translator } from './translator.ts';

/** What an audience is told in a language, as its catalogues say now. */
export const translatorFor = (code: LocaleCode, audience: Audience): Translator =>
  createTranslator(code, compileTexts(readAudience(LOCALES_DIRECTORY, code, audience)), 'UTC');
