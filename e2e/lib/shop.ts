import { type Shop, startShop } from '@cpc/testkit';
import type { PlaywrightTestOptions } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A common phone, upright. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  hasTouch: true,
  isMobile: true,
} as const satisfies Partial<PlaywrightTestOptions>;

interface Opening {
  /** `none` opens a shop whose station has never been switched on. */
  readonly printer?: string;
  /** How long the simulated printer takes. */
  readonly seconds?: number;
}

/** A shop of its own for one file of journeys, with a station that prints quickly. */
export function openShop({ printer = 'simulated', seconds = 2 }: Opening = {}): Promise<Shop> {
  return startShop({
    folder: mkdtempSync(join(tmpdir(), 'shop-')),
    ...(printer === 'none' ? {} : { printer }),
    stationEnv: { SIM_SECONDS: String(seconds) },
  });
}
