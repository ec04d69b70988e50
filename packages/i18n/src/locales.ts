export const LOCALES = [
  { tag: 'zh-Hans', title: '简体中文', rtl: false },
  { tag: 'en-US', title: 'English', rtl: false },
  { tag: 'it', title: 'Italiano', rtl: false },
  { tag: 'zh-Hant', title: '繁體中文', rtl: false },
  { tag: 'ja', title: '日本語', rtl: false },
  { tag: 'fr', title: 'Français', rtl: false },
  { tag: 'de', title: 'Deutsch', rtl: false },
  { tag: 'pt', title: 'Português', rtl: false },
  { tag: 'es', title: 'Español', rtl: false },
  { tag: 'da', title: 'Dansk', rtl: false },
  { tag: 'ko', title: '한국어', rtl: false },
  { tag: 'pl', title: 'Polski', rtl: false },
  { tag: 'ru', title: 'Русский', rtl: false },
  { tag: 'ar', title: 'العربية', rtl: true },
  { tag: 'bn', title: 'বাংলা', rtl: false },
  { tag: 'fi', title: 'Suomi', rtl: false },
  { tag: 'hu', title: 'Magyar', rtl: false },
  { tag: 'nl', title: 'Nederlands', rtl: false },
  { tag: 'th', title: 'ไทย', rtl: false },
  { tag: 'tr', title: 'Türkçe', rtl: false },
  { tag: 'uk', title: 'Українська', rtl: false },
  { tag: 'vi', title: 'Tiếng Việt', rtl: false },
  { tag: 'el', title: 'Ελληνικά', rtl: false },
  { tag: 'sl', title: 'Slovenščina', rtl: false },
] as const;

/** One of the languages, by its BCP 47 tag: for `lang`, Intl, typefaces, folders and storage. */
export type Locale = (typeof LOCALES)[number]['tag'];

/** One language of the product (LG-01). */
export interface LocaleInfo {
  readonly tag: Locale;
  /** The language's own name; it is never translated. */
  readonly title: string;
  readonly rtl: boolean;
}

export const DEFAULT_LOCALE: Locale = 'en-US';

/** The offered languages, whose catalogues are complete; the catalogue check verifies this. */
export const FILLED_LOCALES: readonly Locale[] = LOCALES.map(({ tag }) => tag);

export function localeInfo(locale: Locale): LocaleInfo {
  const info = LOCALES.find(({ tag }) => tag === locale);
  if (info === undefined) throw new RangeError(`localeInfo: expected one of the ${LOCALES.length} tags, got ${locale}`);
  return info;
}
