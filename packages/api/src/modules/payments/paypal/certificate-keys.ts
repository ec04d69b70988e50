import type { KeyObject } from 'node:crypto';
import { HOUR_MS, type Clock } from '../../../base/ports/clock.ts';
import type { PaypalConfig } from '../../../base/services.ts';
import { EventForged, ProviderUnavailable } from '../../../records/payments/provider.ts';
import { trustedKey } from './certificate.ts';

/** The provider changes its certificate every few months, and may have several. */
const MAX_KEYS = 8;
const KEY_MS = HOUR_MS;
/** An address that gave a bad certificate is not asked again for this long. */
const FORGED_MS = 10 * 60_000;
const RETRY_MS = 30_000;
const MAX_REFUSALS = 1_000;
/** Anybody can name any number of addresses. This many are asked in one window. */
const MAX_DOWNLOADS = 20;
const WINDOW_MS = 60_000;

interface Refusal {
  readonly error: EventForged | ProviderUnavailable;
  readonly until: number;
}

interface CachedKey {
  readonly key: KeyObject;
  readonly until: number;
  /** True if an event was signed with this key. */
  isProved: boolean;
}

export interface CertificateKeys {
  /** @throws EventForged if the certificate is not the provider's, ProviderUnavailable if it cannot be fetched now */
  readonly keyAt: (url: string) => Promise<KeyObject>;
  /** Marks the key of this address as proved by a signed event: no unproved address replaces it. */
  readonly proved: (url: string) => void;
}

/**
 * The keys that events are signed with, by the address of their certificate. A key is kept for an hour, even while
 * forged events name other addresses. A bad address is remembered, and downloads are bounded.
 */
export function certificateKeys(
  config: PaypalConfig,
  clock: Clock,
  download: (url: string) => Promise<string>,
): CertificateKeys {
  const keys = new Map<string, CachedKey>();
  const refusals = new Map<string, Refusal>();
  const loading = new Map<string, Promise<KeyObject>>();
  let [windowEnds, downloads] = [0, 0];

  function countDownload(): void {
    const now = clock.now();
    if (now >= windowEnds) [windowEnds, downloads] = [now + WINDOW_MS, 0];
    if (downloads >= MAX_DOWNLOADS)
      throw new ProviderUnavailable('paypal: too many unknown certificates are requested');
    downloads += 1;
  }

  async function load(url: string): Promise<KeyObject> {
    // A proved key is renewed without counting towards the download limit.
    const isProved = keys.get(url)?.isProved ?? false;
    if (!isProved) countDownload();
    try {
      const key = trustedKey(await download(url), config, clock.now());
      makeRoom();
      keys.set(url, { key, until: clock.now() + KEY_MS, isProved });
      return key;
    } catch (error) {
      remember(url, error);
      throw error;
    }
  }

  function makeRoom(): void {
    if (keys.size < MAX_KEYS) return;
    const urls = [...keys.keys()];
    keys.delete(urls.find((url) => !keys.get(url)?.isProved) ?? urls[0] ?? '');
  }

  function remember(url: string, error: unknown): void {
    if (!(error instanceof EventForged || error instanceof ProviderUnavailable)) return;
    if (refusals.size >= MAX_REFUSALS) refusals.clear();
    refusals.set(url, { error, until: clock.now() + (error instanceof EventForged ? FORGED_MS : RETRY_MS) });
  }

  return {
    async keyAt(url) {
      const now = clock.now();
      const cached = keys.get(url);
      if (cached && cached.until > now) return cached.key;
      const refusal = refusals.get(url);
      if (refusal && refusal.until > now) throw refusal.error;
      const running = loading.get(url) ?? load(url).finally(() => loading.delete(url));
      loading.set(url, running);
      return running;
    },
    proved(url) {
      const cached = keys.get(url);
      if (cached) cached.isProved = true;
    },
  };
}
