import type { StandinStore } from '../store.ts';
import type { WebhookTarget } from './webhooks.ts';

export interface PaypalStandinOptions {
  /** Where the plugin is mounted, `/demo-paypal`; also the prefix to register it with. */
  readonly prefix: string;
  /** Origin (and path, if any) at which browsers and the shop's server reach the server, known once it listens. */
  readonly publicUrl: () => string;
  /**
   * The shop's own server serves the stand-in: payers are sent to it at the origin of the shop's return address, so
   * that a phone that reached the shop by another name than this machine's reaches the page by it too.
   */
  readonly besideShop?: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly store: StandinStore;
  /** UTC milliseconds. */
  readonly clock: () => number;
  /** So many unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly webhook?: WebhookTarget;
}
