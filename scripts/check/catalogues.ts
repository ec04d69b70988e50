/** The language catalogues are complete, really translated and well formed (LG-02). */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalogues } from '@cpc/i18n/check';

const folder = join(resolve(dirname(fileURLToPath(import.meta.url)), '../..'), 'packages/i18n/locales');
const { problems, long, messages, locales } = checkCatalogues(folder);
for (const problem of problems) console.error(problem);
console.log(
  `catalogues: ${messages} messages in ${locales} languages, ${problems.length} problems, ${long.length} long texts (npm run languages -- long)`,
);
process.exitCode = problems.length > 0 || messages === 0 ? 1 : 0;
