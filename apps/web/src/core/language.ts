import { createLanguage, type Language, type LocaleCode, resolveLocale } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { saveLanguage } from './stores.ts';

let speaking: Language | undefined;
/** True while a station's default is being taken up: that is nobody's choice, so it is not saved. */
let adopting = false;

/** Loads the one catalogue the launch rules chose; called once before the first page. */
export async function startLanguage(initial: LocaleCode): Promise<Language> {
  const onChosen = (code: LocaleCode) => {
    if (!adopting) saveLanguage(code);
  };
  speaking = await createLanguage({ catalogues: customerCatalogues, initial, onChosen });
  return speaking;
}

/** @throws Error before {@link startLanguage} has finished */
export function language(): Language {
  if (speaking === undefined) throw new Error('language: startLanguage must have finished');
  return speaking;
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
