import { createLanguage, type Language, type LocaleCode, resolveLocale } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { entryCatalogues } from '@cpc/i18n/entry';
import { saveLanguage } from './stores.ts';

let starting: Promise<Language> | undefined;
let speaking: Language | undefined;
/** True while a station's default is being taken up: that is nobody's choice, so it is not saved. */
let adopting = false;

/**
 * Loads the one catalogue the launch rules chose; called once before the first page.
 * @param texts `entry`: only what the first page says
 */
export async function startLanguage(initial: LocaleCode, texts: 'entry' | 'all'): Promise<void> {
  const onChosen = (code: LocaleCode) => {
    if (!adopting) saveLanguage(code);
  };
  const catalogues = texts === 'entry' ? entryCatalogues : customerCatalogues;
  starting = createLanguage({ catalogues, initial, onChosen });
  speaking = await starting;
}

/** @throws Error before {@link startLanguage} has finished */
export function language(): Language {
  if (speaking === undefined) throw new Error('language: startLanguage must have finished');
  return speaking;
}

/** Has every text at hand, for the pages behind the first. @throws TypeError as a module that did not load does */
export async function allTexts(): Promise<void> {
  try {
    await (await starting)?.widen(customerCatalogues);
  } catch (error) {
    // It must not name the module: it is not the page, which a retry would load from the address that failed.
    throw new TypeError('language: the module of the texts did not load', { cause: error });
  }
}

/** Speaks a station's default language for this visit (LG-03). A catalogue that does not load changes nothing. */
export function adoptLanguage(station: string): void {
  const code = resolveLocale({ station });
  if (code === language().current().locale.code) return;
  adopting = true;
  language()
    .choose(code)
    .catch(() => undefined)
    .finally(() => (adopting = false));
}
