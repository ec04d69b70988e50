import type { Chance } from '../chance.ts';
import type { AttackedShop } from './shop.ts';

/** `short` runs in `npm test`; `full` is `npm run attack`; `long` has many more fuzzed calls. */
export type Scale = 'short' | 'full' | 'long';

/** What an attack works with. */
export interface Scene {
  readonly shop: AttackedShop;
  readonly chance: Chance;
  readonly scale: Scale;
  /** Whether the attack has had its time. */
  readonly isOver: () => boolean;
  /** Writes down what was not held. */
  readonly hold: (held: boolean, otherwise: string) => void;
  /** Done when the server has ended, or the next attack begins. */
  readonly later: (tidyUp: () => void) => void;
  /** Writes down a figure for the table. */
  readonly note: (figure: string) => void;
}

export interface Attack {
  /** The name that `--only` takes. */
  readonly name: string;
  /** What is tried, in a few words. */
  readonly title: string;
  /** Further environment of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** The data and the log of the shop lie on a disk of so many MB. Needs the right to mount one. */
  readonly diskMb?: number;
  /** Nobody honest is beside it: the attack has every key of the shop, and changes what it likes. */
  readonly alone?: true;
  /** The server may refuse honest calls with 503 while the attack lasts. */
  readonly mayRefuse?: true;
  readonly run: (scene: Scene) => Promise<void>;
}
