import { keysOf } from '@cpc/domain';
import { renameLanguage } from '@cpc/appkit';
import { createLanguage, type Language, type LocaleCode, resolveLocale } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { entryCatalogues } from '@cpc/i18n/entry';
import { studioCatalogues } from '@cpc/i18n/studio';
import { saveLanguage } from './stores.ts';

/** The parts in which the texts are loaded; each part contains the ones before it. */
const PARTS = { entry: entryCatalogues, studio: studioCatalogues, all: customerCatalogues } as const;
export type Texts = keyof typeof PARTS;
const ORDER = keysOf(PARTS);

let starting: Promise<Language> | undefined;
let shown: Language | undefined;
/** True while a station's default language is adopted: the customer did not choose it, so it is not saved. */
let adopting = false;

/**
 * The texts that are loaded, and the texts that are requested. Both only grow, so that going back to an earlier page
 * works.
 */
let loaded: Texts = 'entry';
let requested: Texts = 'entry';
const includes = (more: Texts, less: Texts) => ORDER.indexOf(more) >= ORDER.indexOf(less);

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
  loaded = texts;
  requested = texts;
  starting = createLanguage({ catalogues: PARTS[texts], initial, onChosen });
  shown = await starting;
}

/** @throws Error before {@link startLanguage} has finished */
export function language(): Language {
  if (shown === undefined) throw new Error('language: startLanguage must finish first');
  return shown;
}

/** Loads the texts of a page. @throws TypeError, like a module that did not load */
export async function textsFor(page: Texts): Promise<void> {
  if (includes(loaded, page)) return;
  if (!includes(requested, page)) requested = page;
  const asked = requested;
  try {
    await (await starting)?.widen(PARTS[asked]);
    if (!includes(loaded, asked)) loaded = asked;
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
