import { renameLanguage } from '@cpc/appkit';
import { createLanguage, type Language, type Locale, resolveLocale, type TextPart, textsFrom } from '@cpc/i18n';
import { saveLanguage } from './stores.ts';

/** The parts of the texts that a page needs. The studio's tools bring their own. */
const PARTS = {
  entry: ['entry'],
  studio: ['entry', 'studio'],
  drawing: ['entry', 'drawing'],
  all: ['entry', 'studio', 'checks', 'customer'],
} as const satisfies Record<string, readonly TextPart[]>;
export type Texts = keyof typeof PARTS;

let starting: Promise<Language> | undefined;
let shown: Language | undefined;
/** True while a station's default language is adopted: the customer did not choose it, so it is not saved. */
let adopting = false;

/**
 * Loads the one catalogue that the launch rules chose, as far as the first page needs it. Called once, before the first
 * page.
 */
export async function startLanguage(initial: Locale, texts: Texts): Promise<void> {
  const onChosen = (locale: Locale) => {
    if (adopting) return;
    saveLanguage(locale);
    renameLanguage(locale);
  };
  starting = createLanguage({ load: textsFrom((file) => fetch(file)), parts: PARTS[texts], initial, onChosen });
  shown = await starting;
}

/** @throws Error before {@link startLanguage} has finished */
export function language(): Language {
  if (shown === undefined) throw new Error('language: startLanguage must finish first');
  return shown;
}

/** Loads the texts of a page. @throws TypeError, as for a module that did not load */
export async function textsFor(page: Texts): Promise<void> {
  await (await starting)?.widen(PARTS[page]);
}

/** Uses a station's default language for this visit (LG-03). A catalogue that does not load changes nothing. */
export function adoptLanguage(station: string): void {
  const locale = resolveLocale({ station });
  if (locale === language().current().locale.tag) return;
  adopting = true;
  language()
    .choose(locale)
    .catch(() => undefined)
    .finally(() => (adopting = false));
}
