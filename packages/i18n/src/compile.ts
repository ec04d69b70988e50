import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { LocaleCode } from './locales.ts';
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

export function compileTexts(texts: Texts): CompiledMessages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileText(text)]));
}

/** The source texts of one namespace. @throws Error naming the file if it is missing or not a flat object of strings */
export function readTexts(directory: string, locale: string, namespace: string): Texts {
  const file = join(directory, locale, `${namespace}.json`);
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!areTexts(parsed)) throw new Error(`${file}: expected a flat object of texts`);
  return parsed;
}

const areTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

export const readAudience = (directory: string, locale: LocaleCode, audience: Audience): Texts =>
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
