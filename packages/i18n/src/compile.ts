import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Locale, LOCALES } from './locales.ts';
import type { CompiledMessage, CompiledMessages } from './message.ts';
import { AUDIENCES, type Audience, type Namespace } from './namespaces.ts';

/** Found by the name of the package, which is the same in a bundle of its code. */
const HOME = dirname(createRequire(import.meta.url).resolve('@cpc/i18n/package.json'));

/** The folder of the catalogues. */
export const LOCALES_DIRECTORY = join(HOME, 'locales');

export type Texts = Readonly<Record<string, string>>;

/** Compiles one ICU message. @throws Error with the position, if it is not ICU */
export function compileText(text: string): CompiledMessage {
  const tokens = compileMessageOrThrow(text) as readonly (string | readonly [string, string?, unknown?])[];
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

/** Compiles the texts of a language. @param locale its tag */
export function compileTexts(texts: Texts, locale: string): CompiledMessages {
  const isRtl = LOCALES.some(({ tag, rtl }) => tag === locale && rtl);
  const compile = isRtl ? (text: string) => isolated(compileText(text)) : compileText;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}

/**
 * In a right-to-left text, a Latin name would draw the numbers and signs around it into its own direction: each value is
 * wrapped in an isolate (U+2068 … U+2069).
 */
function isolated(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message;
  return message.flatMap((token) => {
    if (typeof token === 'string') return [token];
    const [name, type, cases] = token;
    if (type === undefined) return ['\u2068', token, '\u2069'];
    return [typeof cases === 'object' && cases !== null ? ([name, type, isolatedCases(cases)] as const) : token];
  });
}

/** Besides messages there may be the number that a plural subtracts. */
const isolatedCases = (cases: object) =>
  Object.fromEntries(
    Object.entries(cases).map(([key, value]) => [
      key,
      typeof value === 'string' || Array.isArray(value) ? isolated(value) : value,
    ]),
  );

/** The source texts of one namespace. @throws Error naming the file if it is missing or not a flat object of strings */
export function readTexts(directory: string, locale: string, namespace: string): Texts {
  const file = join(directory, locale, `${namespace}.json`);
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!areTexts(parsed)) throw new Error(`${file}: expected a flat object of texts`);
  return parsed;
}

const areTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

export const readAudience = (directory: string, locale: Locale, audience: Audience): Texts =>
  readNamespaces(directory, locale, AUDIENCES[audience]);

export function readNamespaces(directory: string, locale: string, namespaces: readonly Namespace[]): Texts {
  return Object.assign({}, ...namespaces.map((namespace) => readTexts(directory, locale, namespace)));
}

export function namespacesIn(directory: string, locale: string): readonly string[] {
  return readdirSync(join(directory, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
