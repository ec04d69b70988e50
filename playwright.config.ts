import { defineConfig } from '@playwright/test';
import { LAUNCH } from './e2e/lib/chromium.ts';
import type { EngineOption } from './e2e/engines/lib/test.ts';

/** `npm test` runs the journeys of `main`, `npm run test:all` the others too; without TEST_PART all run. */
const PART = process.env['TEST_PART'] ?? 'all';
const DEEP = '**/deep/**';
const NOT_OF_PART = PART === 'main' ? [DEEP] : [];
const MATCH = PART === 'rest' ? ['**/deep/**/*.spec.ts'] : ['**/*.spec.ts'];

/** They compute without a pause, the other journeys mostly wait: beside each other they take less than one after the other. */
const TEXTS = '**/deep/pages/page-texts.spec.ts';

/** Each look changes the texts of the whole page: in one large tile they are drawn at once, in many small ones many times. */
const TEXTS_LAUNCH = { ...LAUNCH, args: [...LAUNCH.args, '--default-tile-width=2048', '--default-tile-height=2048'] };

/** WebKit and Firefox by drivers of our own. */
const ENGINES = {
  testDir: 'e2e/engines',
  testMatch: MATCH,
  testIgnore: NOT_OF_PART,
  // Two browsers that draw without a graphics card make each other late.
  workers: 1,
} as const;

/** The maximum wait for what a page is to show, and for a control that it is to offer. */
const MAX_WAIT_MS = 240_000;

/** Every file of journeys boots its own server, station and printer peer, on ports of its own. */
export default defineConfig<object, EngineOption>({
  testDir: 'e2e',
  globalSetup: './scripts/lib/programs.mjs',
  outputDir: process.env['JOURNEYS_DIR'] ?? 'test-results/journeys',
  // The smallest machine this runs on has two cores, which two journeys keep busy for 90 % of the time.
  workers: 3,
  // For a journey that hangs. A slow machine takes three minutes for the longest.
  timeout: 600_000,
  // Painting has a low priority: beside other journeys it takes many times its usual seconds.
  expect: { timeout: MAX_WAIT_MS },
  projects: [
    // First, so that no worker is left alone with them at the end.
    { ...ENGINES, name: 'webkit', use: { engine: 'webkit' } },
    { ...ENGINES, name: 'firefox', use: { engine: 'firefox' } },
    {
      name: 'chromium-texts',
      workers: 2,
      testMatch: TEXTS,
      testIgnore: NOT_OF_PART,
      use: { launchOptions: TEXTS_LAUNCH },
    },
    { name: 'chromium', testMatch: MATCH, testIgnore: ['**/e2e/engines/**', TEXTS, ...NOT_OF_PART] },
  ],
  use: {
    launchOptions: LAUNCH,
    actionTimeout: MAX_WAIT_MS,
    // What floats and pulses without end takes half of a processor where no graphics card draws it.
    contextOptions: { reducedMotion: 'reduce' },
    // Kept of a journey that failed when it is walked again with TRACE=1: to write down what every page does takes a fifth
    // of the time.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
});
