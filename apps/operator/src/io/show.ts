import { type Currency, type Minor, toDecimalString } from '@cpc/domain';
import { tableText } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An answer of the server for a terminal: a list as a table, a thing as its fields, with the lists in it below.
 * @param columns the columns of a list; default: the fields that have one line
 */
export function answerText(data: unknown, width: number | undefined, columns?: readonly string[]): string {
  if (Array.isArray(data)) return listText(data, width, columns);
  return isFields(data) ? fieldsText(data, width) : cellOf('', data);
}

function listText(rows: readonly unknown[], width: number | undefined, columns?: readonly string[]): string {
  if (rows.length === 0) return 'nothing';
  const things = rows.map((row) => (isFields(row) ? row : { value: row }));
  const all = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  const shown = columns ?? all.filter((name) => things.some((thing) => isShort(thing[name])));
  return tableText(
    shown.map((name) => name.replaceAll('_', ' ')),
    things.map((thing) => shown.map((name) => cellOf(name, thing[name]))),
    width,
  );
}

function fieldsText(thing: Fields, width: number | undefined): string {
  const names = Object.keys(thing);
  const short = names.filter((name) => !isList(thing[name]));
  const longest = Math.max(0, ...short.map((name) => name.length));
  const lines = short.map((name) => `${name.replaceAll('_', ' ').padEnd(longest)}  ${cellOf(name, thing[name])}`);
  const lists = names
    .filter((name) => isList(thing[name]))
    .map((name) => `\n${name.replaceAll('_', ' ')}\n${answerText(thing[name], width)}`);
  return [...lines, ...lists].join('\n');
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isFields);
const isShort = (value: unknown) => value !== undefined && !isList(value);

/** UTC milliseconds of this century; counts are smaller. */
const TIME = { names: /(^|_)(at|until|since|from|begin|end)$/, least: 946_684_800_000 };

function cellOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return TIME.names.test(name) && value >= TIME.least ? timeText(value) : String(value);
  if (Array.isArray(value)) return value.some(isFields) ? String(value.length) : value.join(', ');
  if (isFields(value)) return isMoney(value) ? moneyText(value) : nested(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const timeText = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const isMoney = (value: Fields): value is { amount: Minor; currency: Currency } =>
  Object.keys(value).length === 2 && typeof value['amount'] === 'number' && typeof value['currency'] === 'string';
const moneyText = (value: { amount: Minor; currency: Currency }) => `${toDecimalString(value)} ${value.currency}`;

const nested = (value: Fields): string =>
  Object.entries(value)
    .filter(([, inner]) => !isFields(inner))
    .map(([name, inner]) => `${name} ${cellOf(name, inner)}`)
    .join(', ');
