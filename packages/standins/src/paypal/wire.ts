import type { MisbehaviourQueue } from './misbehaviour.ts';
import type { Provider } from './provider.ts';
import type { PaypalStandinOptions } from './options.ts';
import type { CheckoutOrder, StandinState } from './state.ts';

/** What the routes share. */
export interface Wire {
  readonly options: PaypalStandinOptions;
  readonly state: StandinState;
  /** The URL for the merchant's calls. */
  readonly base: () => string;
  /** The page on which the payer of an order approves. */
  readonly approvalPage: (order: CheckoutOrder) => string;
  readonly newId: () => string;
  readonly provider: Provider;
  readonly misbehaving: MisbehaviourQueue;
  readonly save: () => Promise<void>;
}
