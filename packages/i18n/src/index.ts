export { clockText, daysText, hoursText } from './clock.ts';
export { COUNTRIES, countryName, countryOptions } from './countries.ts';
export { type Formats, timeKeptWhole } from './formats.ts';
export { dateFormat, numberFormat } from './intl.ts';
export { textsFrom } from './fetch-texts.ts';
export { createLanguage, type Language, type LanguageOptions } from './language.ts';
export {
  DEFAULT_LOCALE,
  FILLED_LOCALES,
  type LocaleCode,
  type LocaleInfo,
  type LocalePreferences,
  LOCALES,
  localeInfo,
  matchLocale,
  resolveLocale,
} from './locales.ts';
export type { CompiledMessages, MessageValues } from './message.ts';
export type { MessageKey, TextPart } from './namespaces.ts';
export { goodsText } from './goods-names.ts';
export { mustText } from './musts.ts';
export { colourText } from './piece-names.ts';
export { blankNames, reasonText } from './reasons.ts';
export { nameOrder } from './sorting.ts';
export { monthText, spanText } from './spans.ts';
export { createTranslator, type Translate, type Translator } from './translator.ts';
export { readDay, writeDay } from './typed-day.ts';
export { isTimeZone, startOfDay, zoneOf } from './zones.ts';
