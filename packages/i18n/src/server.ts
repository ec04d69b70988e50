import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import { FILLED_LOCALES, type LocaleCode } from './locales.ts';
import type { CompiledMessages } from './message.ts';
import { createTranslator, type Translator } from './translator.ts';

type Texts = ReadonlyMap<LocaleCode, CompiledMessages>;

/** Keyed by folder: several modules of a server read the same texts. */
const known = new Map<string, Texts>();
/** Translators in UTC, by their messages: most texts name no local time. */
const inUtc = new WeakMap<CompiledMessages, Translator>();

/**
 * The server's texts: messages of its namespaces in every offered language, read once per process.
 * @param directory contains `<locale>/<namespace>.json`; pass it if the source is bundled elsewhere
 * @returns a function that returns the translator of a locale; the English one if the locale is not offered. Its times
 *   are in UTC, unless an IANA zone is passed: the reader may be anywhere, and the data carries exact times.
 */
export function serverTranslator(
  directory: string = LOCALES_DIRECTORY,
): (locale: LocaleCode, timeZone?: string) => Translator {
  const texts = known.get(directory) ?? readTexts(directory);
  known.set(directory, texts);
  return (locale, timeZone) => {
    const code = texts.has(locale) ? locale : 'en-us';
    const messages = texts.get(code);
    if (messages === undefined) throw new Error('serverTranslator: en-us must be among the offered languages');
    if (timeZone !== undefined) return createTranslator(code, messages, timeZone);
    const translator = inUtc.get(messages) ?? createTranslator(code, messages, 'UTC');
    inUtc.set(messages, translator);
    return translator;
  };
}

function readTexts(directory: string): Texts {
  return new Map(
    FILLED_LOCALES.map((code) => [code, compileTexts(readAudience(directory, code, 'server'), code)] as const),
  );
}
