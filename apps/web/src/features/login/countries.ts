/**
 * Countries offered for a phone number, as ISO 3166-1 alpha-2. The server checks the real rules of each country
 * (SN-06).
 */
export const COUNTRIES: readonly string[] = [
  'AE',
  'AR',
  'AT',
  'AU',
  'BD',
  'BE',
  'BG',
  'BR',
  'CA',
  'CH',
  'CL',
  'CN',
  'CO',
  'CZ',
  'DE',
  'DK',
  'EE',
  'EG',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HK',
  'HR',
  'HU',
  'ID',
  'IE',
  'IL',
  'IN',
  'IT',
  'JO',
  'JP',
  'KR',
  'KW',
  'LT',
  'LU',
  'LV',
  'MA',
  'MO',
  'MX',
  'MY',
  'NL',
  'NO',
  'NZ',
  'PH',
  'PL',
  'PT',
  'QA',
  'RO',
  'RS',
  'RU',
  'SA',
  'SE',
  'SG',
  'SI',
  'SK',
  'TH',
  'TR',
  'TW',
  'UA',
  'US',
  'VN',
  'ZA',
];

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
