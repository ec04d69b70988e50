import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import { DEFAULT_LOCALE, FILLED_LOCALES, type Locale } from './locales.ts';
import type { CompiledMessages } from './message.ts';
import { createTranslator, type Translator } from './translator.ts';

/** By folder, then by language: several modules of a server read the same texts. */
const known = new Map<string, Map<Locale, CompiledMessages>>();
/** Translators in UTC, by their messages: most texts name no local time. */
const inUtc = new WeakMap<CompiledMessages, Translator>();

/**
 * The server's texts: messages of its namespaces. Each language is read when somebody needs it, once per process:
 * compiling all of them takes longer than the rest of a start.
 * @param directory contains `<locale>/<namespace>.json`; pass it if the source is bundled elsewhere
 * @returns a function that returns the translator of a locale; the English one if the locale is not offered. Its times
 *   are in UTC, unless an IANA zone is passed: the reader may be anywhere, and the data carries exact times.
 * @throws Error if the folder lacks the English texts
 */
export function serverTranslator(
  directory: string = LOCALES_DIRECTORY,
): (locale: Locale, timeZone?: string) => Translator {
  messagesOf(directory, DEFAULT_LOCALE);
  return (locale, timeZone) => {
    const offered = FILLED_LOCALES.includes(locale) ? locale : DEFAULT_LOCALE;
    const messages = messagesOf(directory, offered);
    if (timeZone !== undefined) return createTranslator(offered, messages, timeZone);
    const translator = inUtc.get(messages) ?? createTranslator(offered, messages, 'UTC');
    inUtc.set(messages, translator);
    return translator;
  };
}

function messagesOf(directory: string, locale: Locale): CompiledMessages {
  const texts = known.get(directory) ?? new Map<Locale, CompiledMessages>();
  known.set(directory, texts);
  const messages = texts.get(locale) ?? compileTexts(readAudience(directory, locale, 'server'), locale);
  texts.set(locale, messages);
  return messages;
}
