import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import { FILLED_LOCALES, type LocaleCode } from './locales.ts';
import { createTranslator, type Translator } from './translator.ts';

type Translators = ReadonlyMap<LocaleCode, Translator>;

/** By the folder they were read from: several modules of a server ask for the same. */
const known = new Map<string, Translators>();

/**
 * The server's voice: messages of its namespaces in every offered language, read once a process.
 * @param directory where `<locale>/<namespace>.json` lie; pass it when the source is bundled elsewhere
 * @returns the translator for a locale; for one that is not offered, the English one
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
  // Times the server writes are read far from it; they carry their zone in the data, so texts are in UTC.
  return new Map(
    FILLED_LOCALES.map((code) => [
      code,
      createTranslator(code, compileTexts(readAudience(directory, code, 'server')), 'UTC'),
    ]),
  );
}
