import { renameLanguage } from '@cpc/appkit';
import { type CatalogueLoaders, createLanguage, type Language, type LocaleCode, resolveLocale } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { drawingCatalogues } from '@cpc/i18n/drawing';
import { entryCatalogues } from '@cpc/i18n/entry';
import { studioCatalogues } from '@cpc/i18n/studio';
import { saveLanguage } from './stores.ts';

/** The parts of the texts that a page needs. The studio's tools bring their own. */
const PARTS = {
  entry: [entryCatalogues],
  studio: [entryCatalogues, studioCatalogues],
  drawing: [entryCatalogues, drawingCatalogues],
  all: [entryCatalogues, studioCatalogues, customerCatalogues],
} as const;
export type Texts = keyof typeof PARTS;

let starting: Promise<Language> | undefined;
let shown: Language | undefined;
/** True while a station's default language is adopted: the customer did not choose it, so it is not saved. */
let adopting = false;

/**
 * Loads the one catalogue that the launch rules chose, as far as the first page needs it. Called once, before the first
 * page.
 */
export async function startLanguage(initial: LocaleCode, texts: Texts): Promise<void> {
  const onChosen = (code: LocaleCode) => {
    if (adopting) return;
    saveLanguage(code);
    renameLanguage(code);
  };
  starting = createLanguage({ parts: PARTS[texts], initial, onChosen });
  shown = await starting;
}

/** @throws Error before {@link startLanguage} has finished */
export function language(): Language {
  if (shown === undefined) throw new Error('language: startLanguage must finish first');
  return shown;
}

/** Loads the texts of a page. @throws TypeError, like a module that did not load */
export async function textsFor(page: Texts): Promise<void> {
  const parts: readonly CatalogueLoaders[] = PARTS[page];
  try {
    await (await starting)?.widen(parts);
  } catch (error) {
    // The message must not name the module: the module is not the page, and a retry would load the page from that
    // address.
    throw new TypeError('language: the module of the texts did not load', { cause: error });
  }
}

/** Uses a station's default language for this visit (LG-03). A catalogue that does not load changes nothing. */
export function adoptLanguage(station: string): void {
  const code = resolveLocale({ station });
  if (code === language().current().locale.code) return;
  adopting = true;
  language()
    .choose(code)
    .catch(() => undefined)
    .finally(() => (adopting = false));
}
