import { matchLocale } from './locale-codes.ts';
import { DEFAULT_LOCALE, FILLED_LOCALES, type Locale } from './locales.ts';

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

/** LG-03: query, saved, station, browser, English. A language that is unknown or not offered is skipped. */
export function resolveLocale(preferences: LocalePreferences, offered: readonly Locale[] = FILLED_LOCALES): Locale {
  for (const preferred of [preferences.query, preferences.saved, preferences.station, ...(preferences.browser ?? [])]) {
    const locale = preferred ? matchLocale(preferred) : undefined;
    if (locale !== undefined && offered.includes(locale)) return locale;
  }
  return DEFAULT_LOCALE;
}
