import type { LocaleCode } from './locales.ts';
import type { CompiledMessages } from './message.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Loads one locale's messages; each entry is a chunk of its own. */
export type CatalogueLoaders = Readonly<
  Partial<Record<LocaleCode, () => Promise<{ readonly default: CompiledMessages }>>>
>;

/** The language the app speaks now, and the way to change it without a reload (LG-03). */
export interface Language {
  readonly current: () => Translator;
  /** Loads that one catalogue and switches. On failure the language stays as it was and the promise rejects. */
  readonly choose: (code: LocaleCode) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LanguageOptions {
  readonly catalogues: CatalogueLoaders;
  readonly initial: LocaleCode;
  /** Called after each switch by `choose`, to save the choice. */
  readonly onChosen?: (code: LocaleCode) => void;
}

export async function createLanguage({ catalogues, initial, onChosen }: LanguageOptions): Promise<Language> {
  let translator = createTranslator(initial, await load(catalogues, initial));
  let wanted = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => translator,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: async (code) => {
      wanted = code;
      const messages = await load(catalogues, code);
      // A later choice wins, however long its catalogue took.
      if (wanted !== code) return;
      translator = createTranslator(code, messages);
      onChosen?.(code);
      for (const listener of listeners) listener();
    },
  };
}

async function load(catalogues: CatalogueLoaders, code: LocaleCode): Promise<CompiledMessages> {
  const loader = catalogues[code];
  if (loader === undefined) throw new RangeError(`language: no catalogue for ${code}`);
  return (await loader()).default;
}
