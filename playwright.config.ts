import { defineConfig } from '@playwright/test';

/** Every file of journeys boots its own server, station and printer peer, on ports of its own: two at a time on two cores. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/lib/programs.mjs',
  outputDir: 'test-results/journeys',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 15_000,
    // What floats and pulses without end takes half of a processor where no graphics card draws it.
    contextOptions: { reducedMotion: 'reduce' },
    // Filming every page costs more than most journeys do.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
