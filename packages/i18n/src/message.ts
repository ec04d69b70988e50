import { dateFormat, numberFormat, pluralRules } from './intl.ts';

/**
 * An ICU message as compiled by `@lingui/message-utils`: plain text, or tokens. The text token `#` inside a plural
 * stands for its number. The browser loads only this renderer; the parser is used at build time.
 */
export type CompiledMessage = string | readonly Token[];
type Token = string | readonly [name: string, type?: string, format?: unknown];
type Cases = Readonly<Record<string, CompiledMessage | number | undefined>>;

export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** The message as text. `tag` is a BCP 47 tag. A missing value is shown as its placeholder, so that it is noticed. */
export function renderMessage(tag: string, message: CompiledMessage, values: MessageValues = {}): string {
  return typeof message === 'string' ? message : render(tag, message, values);
}

function render(tag: string, message: CompiledMessage, values: MessageValues, counted?: number): string {
  if (typeof message === 'string') return counted !== undefined && message === '#' ? number(tag, counted) : message;
  let text = '';
  for (const token of message) {
    text += typeof token === 'string' ? render(tag, token, values, counted) : argument(tag, token, values);
  }
  return text;
}

function argument(tag: string, [name, type, format]: Exclude<Token, string>, values: MessageValues): string {
  const value = values[name];
  if (value === undefined) return `{${name}}`;
  if (type === 'plural' || type === 'selectordinal') return plural(tag, type, format as Cases, Number(value), values);
  if (type === 'select') return render(tag, branch(format as Cases, String(value)), values);
  if (type === 'number') return number(tag, Number(value), format === 'percent' ? { style: 'percent' } : undefined);
  if (type === 'date' || type === 'time') return moment(tag, type, value, format);
  return typeof value === 'number' ? number(tag, value) : String(value);
}

function plural(tag: string, type: string, cases: Cases, count: number, values: MessageValues): string {
  const offset = Number(cases['offset'] ?? 0);
  const rules = pluralRules(tag, type === 'plural' ? 'cardinal' : 'ordinal');
  const chosen = cases[String(count)] === undefined ? rules.select(count - offset) : String(count);
  return render(tag, branch(cases, chosen), values, count - offset);
}

function branch(cases: Cases, key: string): CompiledMessage {
  const chosen = cases[key] ?? cases['other'];
  return typeof chosen === 'number' || chosen === undefined ? '' : chosen;
}

function moment(tag: string, type: 'date' | 'time', value: string | number | Date, format: unknown): string {
  const style = typeof format === 'string' ? (format as Intl.DateTimeFormatOptions['dateStyle']) : 'medium';
  const options =
    typeof format === 'object' && format !== null
      ? format
      : { [`${type}Style`]: type === 'time' && format === undefined ? 'short' : style };
  return dateFormat(tag, options).format(new Date(value));
}

function number(tag: string, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(tag, options).format(value);
}
