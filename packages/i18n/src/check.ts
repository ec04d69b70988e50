import { keysOf } from '@cpc/domain';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileText, LOCALES_DIRECTORY, namespacesIn, readTexts, type Texts } from './compile.ts';
import { DEFAULT_LOCALE, FILLED_LOCALES, LOCALES } from './locales.ts';
import { KEY_PREFIXES, type Namespace } from './namespaces.ts';
import { isOnlyProductWords, pluralProblems, signature } from './signature.ts';

export { CUSTOMER_PARTS } from './namespaces.ts';

export interface CatalogueReport {
  /** In words, one per line; empty if every offered catalogue is complete and correct. */
  readonly problems: readonly string[];
  /** The number of English texts: a check that read none has checked nothing. */
  readonly messages: number;
  readonly locales: number;
}

/**
 * LG-02: compares every offered language with English.
 * @param directory contains `<locale>/<namespace>.json`; `product-words.json` is beside it
 */
export function checkCatalogues(directory: string = LOCALES_DIRECTORY): CatalogueReport {
  const words: readonly string[] = JSON.parse(readFileSync(join(directory, '..', 'product-words.json'), 'utf8'));
  const problems = FILLED_LOCALES.flatMap((locale) => checkLocale(directory, locale, words));
  return {
    problems: [...problems, ...checkOffer(directory)],
    messages: namespacesIn(directory, DEFAULT_LOCALE).reduce(
      (sum, namespace) => sum + Object.keys(readTexts(directory, DEFAULT_LOCALE, namespace)).length,
      0,
    ),
    locales: FILLED_LOCALES.length,
  };
}

/** A language folder must be offered, or must not exist: an incomplete language would go unnoticed. */
function checkOffer(directory: string): string[] {
  const offered: readonly string[] = FILLED_LOCALES;
  const known: readonly string[] = LOCALES.map((locale) => locale.code);
  return readdirSync(directory).flatMap((folder) => {
    if (!known.includes(folder)) return [`${folder}: not a language of the product`];
    return offered.includes(folder) ? [] : [`${folder}: has catalogues but is not in FILLED_LOCALES`];
  });
}

function checkLocale(directory: string, locale: string, words: readonly string[]): string[] {
  if (!existsSync(join(directory, locale))) return [`${locale}: offered, but its folder is missing`];
  const expected = keysOf(KEY_PREFIXES);
  const unknown = namespacesIn(directory, locale).filter((name) => !Object.hasOwn(KEY_PREFIXES, name));
  return [
    ...keysTwice(directory, locale),
    ...unknown.map((name) => `${locale}/${name}.json: not a namespace`),
    ...expected.flatMap((namespace) => checkNamespace(directory, locale, namespace, words)),
  ];
}

/** A key is in one namespace, since namespaces may share a prefix. */
function keysTwice(directory: string, locale: string): string[] {
  const keys = namespacesIn(directory, locale).flatMap((name) => Object.keys(readTexts(directory, locale, name)));
  return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${locale}: ${key} is in two namespaces`);
}

function checkNamespace(directory: string, locale: string, namespace: Namespace, words: readonly string[]): string[] {
  const where = `${locale}/${namespace}.json`;
  let texts: Texts;
  let english: Texts;
  try {
    texts = readTexts(directory, locale, namespace);
    english = readTexts(directory, DEFAULT_LOCALE, namespace);
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
  return [
    ...missing.map((key) => `${where}: ${key} is missing`),
    ...Object.entries(texts).flatMap(([key, text]) =>
      checkText({ locale, namespace, key, text, english: english[key], words }).map(
        (problem) => `${where}: ${key} ${problem}`,
      ),
    ),
  ];
}

interface Entry {
  readonly locale: string;
  readonly namespace: Namespace;
  readonly key: string;
  readonly text: string;
  readonly english: string | undefined;
  readonly words: readonly string[];
}

function checkText({ locale, namespace, key, text, english, words }: Entry): string[] {
  if (!KEY_PREFIXES[namespace].some((prefix) => key.startsWith(prefix))) return [`does not belong to ${namespace}`];
  if (english === undefined) return ['is unknown in English'];
  if (text.trim() === '') return ['is empty'];
  try {
    const problems = pluralProblems(locale, compileText(text));
    const [mine, theirs] = [signature(compileText(text)), signature(compileText(english))];
    if (mine !== theirs) problems.push(`has placeholders ${mine || 'none'}, English has ${theirs || 'none'}`);
    const untranslated = locale !== DEFAULT_LOCALE && text === english && !isOnlyProductWords(text, words);
    return untranslated ? [...problems, `is left in English: ${JSON.stringify(text)}`] : problems;
  } catch (error) {
    return [`is not an ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}
