import { COUNTRIES } from '@cpc/i18n';

/** The main country of a language, for browsers that name no region. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  zh: 'CN',
  en: 'US',
  ar: 'SA',
  ja: 'JP',
  ko: 'KR',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
};

/** The most likely country of the customer. @param languages BCP 47 tags, best first */
export function defaultCountry(languages: readonly string[]): string {
  for (const tag of languages) {
    const [language = '', ...rest] = tag.split('-');
    const region = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? BY_LANGUAGE[language.toLowerCase()];
    if (region !== undefined && COUNTRIES.includes(region)) return region;
  }
  return 'US';
}
