import type { StandinStore } from '../store.ts';
import type { WebhookTarget } from './webhooks.ts';

export interface PaypalStandinOptions {
  /** Where the plugin is mounted, `/demo-paypal`; also the prefix to register it with. */
  readonly prefix: string;
  /** Origin (and path, if any) at which browsers and the shop's server reach the stand-in; known when it listens. */
  readonly publicUrl: () => string;
  /**
   * True if the shop's own server serves the stand-in. Payers are then sent to the origin of the shop's return address:
   * a phone that reached the shop by another name of this station reaches the page by that name too.
   */
  readonly besideShop?: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly store: StandinStore;
  /** UTC milliseconds. */
  readonly clock: () => number;
  /** Returns this many unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly webhook?: WebhookTarget;
}
