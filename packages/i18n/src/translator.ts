import { createFormats, type Formats } from './formats.ts';
import { type Locale, type LocaleInfo, localeInfo } from './locales.ts';
import { type CompiledMessages, type MessageValues, renderMessage } from './message.ts';
import type { MessageKey } from './namespaces.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Everything that depends on the language: texts, formats, direction. */
export interface Translator {
  readonly locale: LocaleInfo;
  readonly t: Translate;
  /** For a key that is known only at run time, such as a shell's name; the fallback is used if there is no text. */
  readonly tOr: (key: string, fallback: string, values?: MessageValues) => string;
  readonly format: Formats;
}

/** @param timeZone IANA name; the local one by default */
export function createTranslator(locale: Locale, messages: CompiledMessages, timeZone?: string): Translator {
  const info = localeInfo(locale);
  const tOr = (key: string, fallback: string, values?: MessageValues) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    return message === undefined ? fallback : renderMessage(info.tag, message, values);
  };
  return {
    locale: info,
    t: (key, values) => tOr(key, key, values),
    tOr,
    format: createFormats(info.tag, timeZone),
  };
}
