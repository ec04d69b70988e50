/**
 * `npm run languages -- <command>`: what a person looks at beside the catalogue check.
 *
 * - `long [<locale>]`: texts that are much longer than in English
 * - `terms <locale>`: texts that do not use the words of the term base, `docs/languages/terms/<locale>.md`
 * - `pages [<locale> …]`: every page in a browser at three widths: clipped, overlapping, broken texts
 * - `dialogs [<locale> …]`: the same of the dialogs
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILLED_LOCALES } from '@cpc/i18n';
import {
  checkCatalogues,
  LOCALES_DIRECTORY,
  missingTerms,
  NAMESPACES,
  otherWords,
  readTerms,
  readTexts,
} from '@cpc/i18n/check';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ENGLISH = 'en-US';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void> | void>> = {
  long: ([locale = '']) => {
    const { long } = checkCatalogues();
    for (const line of long.filter((one) => one.startsWith(locale))) console.log(line);
  },
  terms: ([locale = '']) => {
    const file = join(ROOT, 'docs/languages/terms', `${locale}.md`);
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    const terms = readTerms(readFileSync(file, 'utf8'));
    let texts = 0;
    for (const namespace of NAMESPACES) {
      const english = readTexts(LOCALES_DIRECTORY, ENGLISH, namespace);
      for (const [key, text] of Object.entries(readTexts(LOCALES_DIRECTORY, locale, namespace))) {
        texts += 1;
        const both = { text, english: english[key] ?? '' };
        if (otherWords(terms, both).length > 0) console.log(`${key}: the label is another word`);
        const missing = missingTerms(terms, both);
        for (const { english: term, words } of missing)
          console.log(`${key}: "${term}" is "${words.join(' / ')}"\n    ${english[key]}\n    ${text}`);
      }
    }
    console.log(`${terms.length} terms, ${texts} texts`);
  },
  pages: (locales) => look('pages', locales),
  dialogs: (locales) => look('dialogs', locales),
};

async function look(what: 'pages' | 'dialogs', locales: readonly string[]): Promise<void> {
  const { checkPages } = await import('./page-texts.ts');
  const unknown = locales.filter((locale) => !FILLED_LOCALES.some((known) => known === locale));
  if (unknown.length > 0) throw new Error(`expected tags of languages; got ${unknown.join(', ')}`);
  const languages = FILLED_LOCALES.filter((locale) => locales.length === 0 || locales.includes(locale));
  const faults = await checkPages(what, languages);
  console.log(`${faults} faults`);
  process.exitCode = faults > 0 ? 1 : 0;
}

const [command = '', ...args] = process.argv.slice(2);
const run = COMMANDS[command];
if (run === undefined) throw new Error(`expected one of ${Object.keys(COMMANDS).join(', ')}; got "${command}"`);
await run(args);
