import { defineConfig } from '@playwright/test';
import { LAUNCH } from './e2e/lib/chromium.ts';
import type { EngineOption } from './e2e/engines/lib/test.ts';

/** Without TURN all tests run, see scripts/lib/turn.mjs. */
function otherTurns(): string[] {
  const turn = process.env['TURN'];
  return turn ? [`**/turns/!(${turn})/**`] : [];
}

const otherEngineTests = [...(process.env['NIGHTLY'] ? [] : ['**/engines/nightly/**']), ...otherTurns()];

/** WebKit and Firefox by drivers of our own; further and longer tests of them with `npm run test:engines`. */
const ENGINES = {
  testDir: 'e2e/engines',
  // Two browsers that draw without a graphics card make each other late.
  workers: 1,
} as const;

/** Every file of journeys boots its own server, station and printer peer, on ports of its own. */
export default defineConfig<object, EngineOption>({
  testDir: 'e2e',
  globalSetup: './scripts/lib/programs.mjs',
  outputDir: 'test-results/journeys',
  // One more than the cores of the smallest machine this runs on: two leave half of their time unused.
  workers: 3,
  // In CI nobody sees a failure at once: a second attempt tells a busy machine from a bug, and is named at the end.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    // First, so that no worker is left alone with them at the end.
    { ...ENGINES, testIgnore: otherEngineTests, name: 'webkit', use: { engine: 'webkit' } },
    { ...ENGINES, testIgnore: otherEngineTests, name: 'firefox', use: { engine: 'firefox' } },
    { name: 'chromium', testIgnore: ['**/e2e/engines/**', ...otherTurns()] },
  ],
  use: {
    launchOptions: LAUNCH,
    actionTimeout: 15_000,
    // What floats and pulses without end takes half of a processor where no graphics card draws it.
    contextOptions: { reducedMotion: 'reduce' },
    // Kept of a journey that failed when it is walked again with TRACE=1: to write down what every page does takes a fifth
    // of the time.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
});
