import { escaped } from './checks/terms.ts';
import { compileText, compileTexts, LOCALES_DIRECTORY, readAudience, readTexts } from './compile.ts';
import type { Locale } from './locales.ts';
import { type Audience, type MessageKey, NAMESPACES } from './namespaces.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The translator for an audience and a language, from the current catalogue files. */
export const translatorFor = (locale: Locale, audience: Audience): Translator =>
  createTranslator(locale, compileTexts(readAudience(LOCALES_DIRECTORY, locale, audience), locale), 'UTC');

/** All texts of a language by their keys, as its catalogue files have them. */
export const allTexts = (locale: Locale): Readonly<Record<MessageKey, string>> =>
  Object.assign({}, ...NAMESPACES.map((namespace) => readTexts(LOCALES_DIRECTORY, locale, namespace)));

/**
 * The accessible name of a control, as a browser's driver reads it: one text of a catalogue, or several that follow one another.
 * A value in a text may be anything.
 */
export function labelPattern(...texts: readonly string[]): RegExp {
  return new RegExp(`^${texts.map(sourceOf).join(String.raw`\s*`)}$`, 'u');
}

function sourceOf(text: string): string {
  const message = compileText(text);
  const tokens = typeof message === 'string' ? [message] : message;
  return tokens.map((token) => (typeof token === 'string' ? escaped(asRead(token)) : '.+')).join('');
}

/** A driver makes any space a plain one and leaves out what only divides words. */
const asRead = (text: string): string => text.replaceAll(/[\u00AD\u200B]/g, '').replaceAll(/\s+/g, ' ');
