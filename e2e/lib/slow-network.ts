import type { Page } from '@playwright/test';

interface Network {
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes each second. */
  readonly down: number;
  readonly up: number;
}

/** 1.6 Mbit/s and 150 ms, as Lighthouse's slow 4G: what arrives late is seen to arrive late. */
export const SLOW_4G: Network = { latency: 150, down: 200_000, up: 100_000 };

/** 400 kbit/s both ways and 300 ms: the far corner of a shop. */
export const FAR_CORNER: Network = { latency: 300, down: 50_000, up: 50_000 };

export interface SlowNetwork {
  /** Takes the network away, or gives it back as slow as it was. */
  readonly setOffline: (offline: boolean) => Promise<void>;
}

/** Slows all that a page sends and receives from now on; Chromium only. */
export async function slowDown(page: Page, { latency, down, up }: Network): Promise<SlowNetwork> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const setOffline = async (offline: boolean): Promise<void> => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    });
  };
  await setOffline(false);
  return { setOffline };
}
