import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** How journeys start Chromium. */
export const LAUNCH = {
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
} satisfies LaunchOptions;

/** Chromium with its windows, for what the shell without them has not: notifications and a camera. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** For `test.use`, at the top of a file. */
export const WHOLE_CHROMIUM = { launchOptions: { ...LAUNCH, executablePath: WHOLE ?? LAUNCH.executablePath } };
