/** One language of the product (LG-01). */
export interface LocaleInfo {
  /** The product's own code, in addresses, storage and folder names. */
  readonly code: string;
  /** BCP 47 tag for `lang`, Intl and the choice of fonts. */
  readonly tag: string;
  /** The language's own name; it is never translated. */
  readonly title: string;
  readonly rtl: boolean;
}

export const LOCALES = [
  { code: 'zh-cn', tag: 'zh-Hans', title: '简体中文', rtl: false },
  { code: 'en-us', tag: 'en-US', title: 'English', rtl: false },
  { code: 'it-it', tag: 'it', title: 'Italiano', rtl: false },
  { code: 'zh-tc', tag: 'zh-Hant', title: '繁體中文', rtl: false },
  { code: 'ja-ja', tag: 'ja', title: '日本語', rtl: false },
  { code: 'fr-fr', tag: 'fr', title: 'Français', rtl: false },
  { code: 'de-de', tag: 'de', title: 'Deutsch', rtl: false },
  { code: 'po-po', tag: 'pt', title: 'Português', rtl: false },
  { code: 'es-es', tag: 'es', title: 'Español', rtl: false },
  { code: 'dm-dm', tag: 'da', title: 'Dansk', rtl: false },
  { code: 'ko-ko', tag: 'ko', title: '한국어', rtl: false },
  { code: 'pl-pl', tag: 'pl', title: 'Polski', rtl: false },
  { code: 'ru-ru', tag: 'ru', title: 'Русский', rtl: false },
  { code: 'ar-ar', tag: 'ar', title: 'العربية', rtl: true },
  { code: 'bd-bd', tag: 'bn', title: 'বাংলা', rtl: false },
  { code: 'fl-fl', tag: 'fi', title: 'Suomi', rtl: false },
  { code: 'hun-hun', tag: 'hu', title: 'Magyar', rtl: false },
  { code: 'nl-nl', tag: 'nl', title: 'Nederlands', rtl: false },
  { code: 'th-th', tag: 'th', title: 'ไทย', rtl: false },
  { code: 'tur-tur', tag: 'tr', title: 'Türkçe', rtl: false },
  { code: 'ua-ua', tag: 'uk', title: 'Українська', rtl: false },
  { code: 'vn-vn', tag: 'vi', title: 'Tiếng Việt', rtl: false },
  { code: 'gr-gr', tag: 'el', title: 'Ελληνικά', rtl: false },
  { code: 'sl-sl', tag: 'sl', title: 'Slovenščina', rtl: false },
] as const satisfies readonly LocaleInfo[];

export type LocaleCode = (typeof LOCALES)[number]['code'];

export const DEFAULT_LOCALE: LocaleCode = 'en-us';

/** The offered languages, whose catalogues are complete; the catalogue check verifies this. */
export const FILLED_LOCALES: readonly LocaleCode[] = LOCALES.map(({ code }) => code);

const ALIASES: Readonly<Record<string, LocaleCode>> = { ch: 'zh-cn', zh: 'zh-cn', it: 'it-it', tc: 'zh-tc' };

export function localeInfo(code: LocaleCode): LocaleInfo {
  const info = LOCALES.find((locale) => locale.code === code);
  if (info === undefined) throw new RangeError(`localeInfo: expected one of the ${LOCALES.length} codes, got ${code}`);
  return info;
}

/**
 * The language for a code, an alias or a BCP 47 tag (`zh-HK`, `pt-BR`), or undefined. Ignores case, and accepts `_` for
 * `-`.
 */
export function matchLocale(text: string): LocaleCode | undefined {
  const wanted = text.trim().toLowerCase().replaceAll('_', '-');
  const byCode = LOCALES.find((locale) => locale.code === wanted)?.code ?? ALIASES[wanted];
  if (byCode !== undefined) return byCode;
  const [language] = wanted.split('-');
  // The script decides before the region: zh-Hans-HK is simplified.
  if (language === 'zh') return !/-hans\b/.test(wanted) && /-(hant|tw|hk|mo)\b/.test(wanted) ? 'zh-tc' : 'zh-cn';
  return LOCALES.find((locale) => locale.tag.toLowerCase().split('-')[0] === language)?.code;
}

export interface LocalePreferences {
  /** `language` in the address. */
  readonly query?: string | null | undefined;
  /** The last choice on this device. */
  readonly saved?: string | null | undefined;
  /** The station's default. */
  readonly station?: string | null | undefined;
  /** The browser's languages as BCP 47 tags, best first. */
  readonly browser?: readonly string[] | undefined;
}

/** LG-03: query, saved, station, browser, en-us. A language that is unknown or not offered is skipped. */
export function resolveLocale(
  preferences: LocalePreferences,
  offered: readonly LocaleCode[] = FILLED_LOCALES,
): LocaleCode {
  for (const preferred of [preferences.query, preferences.saved, preferences.station, ...(preferences.browser ?? [])]) {
    const code = preferred ? matchLocale(preferred) : undefined;
    if (code !== undefined && offered.includes(code)) return code;
  }
  return DEFAULT_LOCALE;
}
