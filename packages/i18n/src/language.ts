import type { Locale } from './locales.ts';
import type { CompiledMessages } from './message.ts';
import type { TextPart } from './namespaces.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Loads one part of one language's texts. */
export type LoadTexts = (part: TextPart, locale: Locale) => Promise<CompiledMessages>;

/** The current language of the app, and the function that changes it without a reload (LG-03). */
export interface Language {
  readonly current: () => Translator;
  /** Loads the texts of that one language and switches. If it fails, the language stays and the promise rejects. */
  readonly choose: (locale: Locale) => Promise<void>;
  /** Uses the texts of these parts too from now on. If it fails, nothing changes and the promise rejects. */
  readonly widen: (parts: readonly TextPart[]) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LanguageOptions {
  readonly load: LoadTexts;
  /** Parts of the texts; no text is in two of them. */
  readonly parts: readonly TextPart[];
  readonly initial: Locale;
  /** Called after each switch by `choose`, to save the choice. */
  readonly onChosen?: (locale: Locale) => void;
}

export async function createLanguage({ load, parts, initial, onChosen }: LanguageOptions): Promise<Language> {
  let spoken: Speech = { locale: initial, parts };
  let translator = createTranslator(initial, await loadAll(load, spoken));
  let wanted = spoken;
  let turning: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const arrive = (speech: Speech, messages: CompiledMessages): Promise<void> | undefined => {
    // The latest request wins, however long this catalogue took; this call then waits for the latest.
    if (wanted !== speech) return turning;
    spoken = speech;
    translator = createTranslator(speech.locale, messages);
    for (const listener of listeners) listener();
    return undefined;
  };
  const turn = (speech: Speech): Promise<void> => {
    wanted = speech;
    turning = loadAll(load, speech).then(
      (messages) => arrive(speech, messages),
      (error: unknown) => {
        if (wanted === speech) wanted = spoken;
        throw error;
      },
    );
    return turning;
  };
  return {
    current: () => translator,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: async (locale) => {
      await turn({ ...wanted, locale });
      if (spoken.locale === locale) onChosen?.(locale);
    },
    widen: (more) => {
      if (more.every((part) => spoken.parts.includes(part))) return Promise.resolve();
      return turn({ ...wanted, parts: [...new Set([...wanted.parts, ...more])] });
    },
  };
}

interface Speech {
  readonly locale: Locale;
  readonly parts: readonly TextPart[];
}

async function loadAll(load: LoadTexts, { parts, locale }: Speech): Promise<CompiledMessages> {
  const catalogues = await Promise.all(parts.map((part) => load(part, locale)));
  return Object.assign({}, ...catalogues);
}
