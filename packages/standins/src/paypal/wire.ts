import type { Misbehaving } from './misbehaviour.ts';
import type { Provider } from './provider.ts';
import type { PaypalStandinOptions } from './options.ts';
import type { StandinState } from './state.ts';

/** What the routes share. */
export interface Wire {
  readonly options: PaypalStandinOptions;
  readonly state: StandinState;
  readonly base: () => string;
  readonly newId: () => string;
  readonly provider: Provider;
  readonly misbehaving: Misbehaving;
  readonly save: () => Promise<void>;
}
