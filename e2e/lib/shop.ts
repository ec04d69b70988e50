import { type Shop, startShop } from '@cpc/testkit';
import { type PlaywrightTestOptions, test } from '@playwright/test';

/** A common phone, upright. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  hasTouch: true,
  isMobile: true,
} as const satisfies Partial<PlaywrightTestOptions>;

interface Opening {
  /** The station's printer; without one its agent is never started. */
  readonly printer?: string | undefined;
  /** How long the simulated printer takes. */
  readonly seconds?: number;
  /** Further environment of the server. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface OpenShop extends Shop {
  /** Where everything the shop keeps lies. */
  readonly folder: string;
}

/** A shop of its own for one file of journeys, whose station prints quickly. */
export async function openShop({ printer, seconds = 2, env = {} }: Opening): Promise<OpenShop> {
  const folder = test.info().outputPath('shop');
  const shop = await startShop({
    folder,
    env,
    ...(printer === undefined ? {} : { printer }),
    stationEnv: { SIM_SECONDS: String(seconds) },
  });
  return { ...shop, folder };
}
