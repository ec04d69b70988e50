import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import { FILLED_LOCALES, type LocaleCode } from './locales.ts';
import { createTranslator, type Translator } from './translator.ts';

type Translators = ReadonlyMap<LocaleCode, Translator>;

/** Keyed by folder: several modules of a server read the same texts. */
const known = new Map<string, Translators>();

/**
 * The server's texts: messages of its namespaces in every offered language, read once per process.
 * @param directory contains `<locale>/<namespace>.json`; pass it if the source is bundled elsewhere
 * @returns a function that returns the translator of a locale; the English one if the locale is not offered
 */
export function serverTranslator(directory: string = LOCALES_DIRECTORY): (locale: LocaleCode) => Translator {
  const translators = known.get(directory) ?? readTranslators(directory);
  known.set(directory, translators);
  return (locale) => {
    const translator = translators.get(locale) ?? translators.get('en-us');
    if (translator === undefined) throw new Error('serverTranslator: en-us must be among the offered languages');
    return translator;
  };
}

function readTranslators(directory: string): Translators {
  // The reader of the server's texts may be in any time zone, so the texts use UTC; the data carries exact times.
  return new Map(
    FILLED_LOCALES.map((code) => [
      code,
      createTranslator(code, compileTexts(readAudience(directory, code, 'server')), 'UTC'),
    ]),
  );
}
