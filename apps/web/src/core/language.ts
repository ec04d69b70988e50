import { createLanguage, type Language, type LocaleCode, resolveLocale } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { entryCatalogues } from '@cpc/i18n/entry';
import { studioCatalogues } from '@cpc/i18n/studio';
import { renameLanguage } from './hash-location.ts';
import { saveLanguage } from './stores.ts';

/** The parts the texts travel in, each holding those before it. */
const PARTS = { entry: entryCatalogues, studio: studioCatalogues, all: customerCatalogues } as const;
export type Texts = keyof typeof PARTS;
const ORDER = Object.keys(PARTS) as Texts[];

let starting: Promise<Language> | undefined;
let speaking: Language | undefined;
/** True while a station's default is being taken up: that is nobody's choice, so it is not saved. */
let adopting = false;

/** What is at hand, and what is sent for: both only grow, so that a page left behind can be come back to. */
let had: Texts = 'entry';
let wanted: Texts = 'entry';
const holds = (more: Texts, less: Texts) => ORDER.indexOf(more) >= ORDER.indexOf(less);

/** Loads the one catalogue the launch rules chose, as much of it as the first page says; called once before that. */
export async function startLanguage(initial: LocaleCode, texts: Texts): Promise<void> {
  const onChosen = (code: LocaleCode) => {
    if (adopting) return;
    saveLanguage(code);
    renameLanguage(code);
  };
  had = texts;
  wanted = texts;
  starting = createLanguage({ catalogues: PARTS[texts], initial, onChosen });
  speaking = await starting;
}

/** @throws Error before {@link startLanguage} has finished */
export function language(): Language {
  if (speaking === undefined) throw new Error('language: startLanguage must have finished');
  return speaking;
}

/** Has a page's texts at hand. @throws TypeError as a module that did not load does */
export async function textsFor(page: Texts): Promise<void> {
  if (holds(had, page)) return;
  if (!holds(wanted, page)) wanted = page;
  const sent = wanted;
  try {
    await (await starting)?.widen(PARTS[sent]);
    if (!holds(had, sent)) had = sent;
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
