import { mkdir } from 'node:fs/promises';
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

/** The shop of the tests of a file: its fields are there from before the first test to after the last. */
export function sharedShop(opening: Opening = {}): OpenShop {
  const shop: Partial<OpenShop> = {};
  test.beforeAll(async () => void Object.assign(shop, await openShop(opening)));
  test.afterAll(() => shop.stop?.());
  return shop as OpenShop;
}

/** The same, with a station that prints to a real IPP printer. */
export function sharedPrintingShop(): { readonly shop: OpenShop; readonly peer: IppPeer } {
  const shop: Partial<OpenShop> = {};
  const peer: Partial<IppPeer> = {};
  test.beforeAll(async () => {
    const missing = ippPeerMissing();
    if (missing !== undefined) throw new Error(missing);
    Object.assign(peer, await startIppPeer({ dir: test.info().outputPath('printer') }));
    Object.assign(shop, await openShop({ printer: peer.url }));
  });
  test.afterAll(async () => {
    await shop.stop?.();
    await peer.stop?.();
  });
  return { shop: shop as OpenShop, peer: peer as IppPeer };
}

/** The same, with a station that prints into a hot folder, which no RIP empties. */
export function sharedHotFolderShop(): OpenShop & { readonly hotFolder: string } {
  const shop: Partial<OpenShop & { hotFolder: string }> = {};
  test.beforeAll(async () => {
    const hotFolder = test.info().outputPath('hot-folder');
    await mkdir(hotFolder, { recursive: true });
    Object.assign(shop, await openShop({ printer: `folder:${hotFolder}` }), { hotFolder });
  });
  test.afterAll(() => shop.stop?.());
  return shop as OpenShop & { readonly hotFolder: string };
}

/** A shop for one test; its station prints fast. */
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
