/** The language catalogues and the names of the library are really translated and well formed (LG-02). */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishNames, namesOf } from '@cpc/content';
import { FILLED_LOCALES } from '@cpc/i18n';
import { checkCatalogues } from '@cpc/i18n/check';
import { checkNames } from './lib/content-names.ts';

const folder = join(resolve(dirname(fileURLToPath(import.meta.url)), '../..'), 'packages/i18n/locales');
const { problems, long, messages, locales } = checkCatalogues(folder);
for (const problem of problems) console.error(problem);
console.log(
  `catalogues: ${messages} messages in ${locales} languages, ${problems.length} problems, ${long.length} long texts (npm run languages -- long)`,
);

const english = englishNames();
/** The names in these languages stand beside what they name. */
const WRITTEN: readonly string[] = ['en-US', 'zh-Hans', 'ar'];
const reports = FILLED_LOCALES.filter((locale) => !WRITTEN.includes(locale)).map((locale) => ({
  locale,
  ...checkNames(locale, namesOf(locale) ?? {}, english),
}));
const wrong = reports.flatMap((report) => report.problems);
for (const problem of wrong) console.error(problem);
const shown = reports.filter(({ missing }) => missing.length > 0);
for (const { locale, missing } of shown)
  console.log(`names: ${locale} shows ${missing.length} of ${english.size} in English`);
console.log(`names: ${english.size} of the library in ${reports.length} more languages, ${wrong.length} problems`);
process.exitCode = problems.length + wrong.length > 0 || messages === 0 || english.size === 0 ? 1 : 0;
