import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Allowed, readAllowed } from './checks/allowed.ts';
import { type Entry, isMuchLonger } from './checks/entry.ts';
import { markProblems } from './checks/marks.ts';
import { scriptProblems } from './checks/scripts.ts';
import { compileText, LOCALES_DIRECTORY, namespacesIn, readTexts, type Texts } from './compile.ts';
import { DEFAULT_LOCALE, FILLED_LOCALES, LOCALES } from './locales.ts';
import { type Namespace, NAMESPACES, prefixesOf } from './namespaces.ts';
import { isOnlySharedWords, pluralProblems, signature } from './signature.ts';

export { markProblems } from './checks/marks.ts';
export { scriptProblems } from './checks/scripts.ts';
export { missingTerms, otherWords, readTerms } from './checks/terms.ts';
export { LOCALES_DIRECTORY, readTexts } from './compile.ts';
export { CUSTOMER_PARTS, NAMESPACES } from './namespaces.ts';

export interface CatalogueReport {
  /** In words, one per line; empty if every offered catalogue is complete and correct. */
  readonly problems: readonly string[];
  /** Texts that somebody should look at: they are much longer than in English. */
  readonly long: readonly string[];
  /** The number of English texts: a check that read none has checked nothing. */
  readonly messages: number;
  readonly locales: number;
}

/**
 * LG-02: compares every offered language with English, and checks how it is written.
 * @param directory contains `<locale>/<namespace>.json`; `shared-words.json` and the lists of {@link readAllowed} are
 *   beside it
 */
export function checkCatalogues(
  directory: string = LOCALES_DIRECTORY,
  offered: readonly string[] = FILLED_LOCALES,
): CatalogueReport {
  const words: readonly string[] = JSON.parse(readFileSync(join(directory, '..', 'shared-words.json'), 'utf8'));
  const reports = offered.map((locale) =>
    checkLocale({ directory, locale, words, allowed: readAllowed(join(directory, '..'), locale) }),
  );
  return {
    problems: [...reports.flatMap(({ problems }) => problems), ...checkOffer(directory, offered)],
    long: reports.flatMap(({ long }) => long),
    messages: namespacesIn(directory, DEFAULT_LOCALE).reduce(
      (sum, namespace) => sum + Object.keys(readTexts(directory, DEFAULT_LOCALE, namespace)).length,
      0,
    ),
    locales: offered.length,
  };
}

/** A language folder must be offered, or must not exist: an incomplete language would go unnoticed. */
function checkOffer(directory: string, offered: readonly string[]): string[] {
  const known: readonly string[] = LOCALES.map(({ tag }) => tag);
  return readdirSync(directory).flatMap((folder) => {
    if (!known.includes(folder)) return [`${folder}: not a language of the product`];
    return offered.includes(folder) ? [] : [`${folder}: has catalogues but is not in FILLED_LOCALES`];
  });
}

interface Checked {
  readonly directory: string;
  readonly locale: string;
  /** Words that are the same in every language. */
  readonly words: readonly string[];
  readonly allowed: Allowed;
}
type Findings = Pick<CatalogueReport, 'problems' | 'long'>;

function checkLocale(checked: Checked): Findings {
  const { directory, locale, allowed } = checked;
  if (!existsSync(join(directory, locale)))
    return { problems: [`${locale}: offered, but its folder is missing`], long: [] };
  const known: readonly string[] = NAMESPACES;
  const unknown = namespacesIn(directory, locale).filter((name) => !known.includes(name));
  const found = NAMESPACES.map((namespace) => checkNamespace(checked, namespace));
  const keys = new Set(
    namespacesIn(directory, locale).flatMap((name) => Object.keys(readTexts(directory, locale, name))),
  );
  return {
    problems: [
      ...keysTwice(directory, locale),
      ...unknown.map((name) => `${locale}/${name}.json: not a namespace`),
      ...found.flatMap(({ problems }) => problems),
      ...[...allowed.same, ...allowed.long]
        .filter((key) => !keys.has(key))
        .map((key) => `${locale}: ${key} is on a list of allowed texts, but is no text`),
    ],
    long: found.flatMap(({ long }) => long),
  };
}

/** A key is in one namespace, since namespaces may share a prefix. */
function keysTwice(directory: string, locale: string): string[] {
  const keys = namespacesIn(directory, locale).flatMap((name) => Object.keys(readTexts(directory, locale, name)));
  return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${locale}: ${key} is in two namespaces`);
}

function checkNamespace(checked: Checked, namespace: Namespace): Findings {
  const { directory, locale, allowed } = checked;
  const where = `${locale}/${namespace}.json`;
  let texts: Texts;
  let english: Texts;
  try {
    texts = readTexts(directory, locale, namespace);
    english = readTexts(directory, DEFAULT_LOCALE, namespace);
  } catch (error) {
    return { problems: [`${where}: ${error instanceof Error ? error.message : String(error)}`], long: [] };
  }
  const entries = Object.entries(texts).map(([key, text]) => ({ locale, key, text, english: english[key] ?? '' }));
  const known = entries.filter(({ key }) => Object.hasOwn(english, key));
  const strange = entries.filter(({ key }) => !Object.hasOwn(english, key));
  const outside = entries.filter(({ key }) => !prefixesOf(namespace).some((prefix) => key.startsWith(prefix)));
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
  const wrong = new Map(known.map((entry) => [entry.key, checkText(entry, checked)] as const));
  return {
    problems: [
      ...missing.map((key) => `${where}: ${key} is missing`),
      ...strange.map(({ key }) => `${where}: ${key} is unknown in English`),
      ...outside.map(({ key }) => `${where}: ${key} does not belong to ${namespace}`),
      ...[...wrong].flatMap(([key, problems]) => problems.map((problem) => `${where}: ${key} ${problem}`)),
    ],
    long: known
      .filter((entry) => wrong.get(entry.key)?.length === 0 && !allowed.long.includes(entry.key) && isMuchLonger(entry))
      .map(({ key, text }) => `${where}: ${key} is much longer than in English: ${JSON.stringify(text)}`),
  };
}

function checkText(entry: Entry, { words, allowed }: Checked): string[] {
  const { locale, key, text, english } = entry;
  if (text.trim() === '') return ['is empty'];
  try {
    const problems = pluralProblems(locale, compileText(text));
    const [mine, theirs] = [signature(compileText(text)), signature(compileText(english))];
    if (mine !== theirs) problems.push(`has placeholders ${mine || 'none'}, English has ${theirs || 'none'}`);
    problems.push(...markProblems(entry), ...scriptProblems(entry));
    if (text !== english && allowed.same.includes(key)) problems.push('may be as in English, but is not');
    const untranslated = locale !== DEFAULT_LOCALE && text === english && !isOnlySharedWords(text, words);
    if (untranslated && !allowed.same.includes(key)) problems.push(`is left in English: ${JSON.stringify(text)}`);
    return problems;
  } catch (error) {
    return [`is not an ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}
