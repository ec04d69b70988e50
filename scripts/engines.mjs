/**
 * `npm run test:engines`: all tests in WebKit and Firefox, the nightly ones too. Further arguments go to Playwright.
 */
import { mkdirSync } from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { RESULTS, runPlaywright } from './lib/runners.mjs';
import { keepTemporaryFilesInMemory } from './lib/scratch.mjs';
import { enginesFound, ensureTools, reportMissing } from './lib/tools.mjs';

await prepare();
const missing = await ensureTools();
reportMissing(missing);
keepTemporaryFilesInMemory();
mkdirSync(RESULTS, { recursive: true });
process.env.NIGHTLY = '1';

const args = process.argv.slice(2);
const named = args.some((arg) => arg.startsWith('--project'));
const engines = named ? [] : enginesFound().filter((engine) => engine !== 'chromium');
const { passed, failed, broken } = await runPlaywright(engines, args);
reportMissing(missing);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 || broken ? 1 : 0;
