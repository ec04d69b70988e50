import { countryOptions, FILLED_LOCALES, localeCode, localeInfo } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

interface Option {
  readonly value: string;
  readonly label: string;
}

const NONE: Option = { value: '', label: '–' };

/** The time zones that this browser knows, and the saved one. */
export function zoneOptions(saved: string): readonly Option[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(saved === '' ? [] : [saved])]);
  return [...names].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** The countries by their names in the language of the page. */
export function useCountryOptions(): readonly Option[] {
  const { locale } = useTranslator();
  return [NONE, ...countryOptions(locale.tag)];
}

export const LANGUAGES: readonly Option[] = FILLED_LOCALES.map((locale) => ({
  value: localeCode(locale),
  label: localeInfo(locale).title,
}));

/** The time zone of this device, for a shop that has not chosen one. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
