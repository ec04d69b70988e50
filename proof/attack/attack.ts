import type { Chance } from '@cpc/testkit';
import type { ModelServer } from './model-server.ts';
import type { AttackedShop } from './shop.ts';

/** `short` runs in `npm test`; `full` is `npm run attack`; `long` has many more fuzzed calls. */
export type Scale = 'short' | 'full' | 'long';

/** What an attack works with. */
export interface Scene {
  readonly shop: AttackedShop;
  /** The model server of an attack that has one. */
  readonly model?: ModelServer | undefined;
  readonly chance: Chance;
  readonly scale: Scale;
  /** Whether the time of the attack is over. */
  readonly isOver: () => boolean;
  /** Records a failure unless the first argument is true. */
  readonly hold: (held: boolean, otherwise: string) => void;
  /** Registers clean-up for when the server has ended, or the next attack begins. */
  readonly onEnd: (tidyUp: () => void) => void;
  /** Adds a figure to the table of results. */
  readonly note: (figure: string) => void;
}

export interface Attack {
  /** The name for `--only`. */
  readonly name: string;
  /** What the attack tries, in a few words. */
  readonly title: string;
  /** Additional environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Puts the data and the log of the shop on a disk of this size, MB. Needs the right to mount one. */
  readonly diskMb?: number;
  /** The shop draws with a model server, which the attack commands. */
  readonly hasModel?: true;
  /** No honest customers run beside it: the attack has every key of the shop and may change everything. */
  readonly alone?: true;
  /** The server may refuse honest calls with 503 during the attack. */
  readonly mayRefuse?: true;
  readonly run: (scene: Scene) => Promise<void>;
}
