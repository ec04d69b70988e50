import { type IppPeer, ippPeerMissing, type Shop, startIppPeer, startShop } from '@cpc/testkit';
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
  /** How long the simulated printer takes, in seconds. */
  readonly seconds?: number;
  /** Additional environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface OpenShop extends Shop {
  /** The directory with all data of the shop. */
  readonly folder: string;
}

/** A shop for one test file; its station prints fast. */
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

/** A shop for one test file whose station prints to a real IPP printer. */
export async function openPrintingShop(): Promise<{ readonly shop: OpenShop; readonly peer: IppPeer }> {
  const missing = ippPeerMissing();
  if (missing !== undefined) throw new Error(missing);
  const peer = await startIppPeer({ dir: test.info().outputPath('printer') });
  try {
    return { shop: await openShop({ printer: peer.url }), peer };
  } catch (error) {
    await peer.stop();
    throw error;
  }
}
