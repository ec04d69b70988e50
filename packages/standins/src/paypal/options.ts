import type { StandinStore } from '../store.ts';
import type { WebhookTarget } from './webhooks.ts';

export interface PaypalStandinOptions {
  /** Where the plugin is mounted, `/demo-paypal`; also the prefix to register it with. */
  readonly prefix: string;
  /** Origin (and path, if any) at which browsers and the shop's server reach the server, known once it listens. */
  readonly publicUrl: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly store: StandinStore;
  /** UTC milliseconds. */
  readonly clock: () => number;
  /** So many unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly webhook?: WebhookTarget;
}
