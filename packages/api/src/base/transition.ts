import type { Tx } from './db/database.ts';
import type { Clock } from './ports/clock.ts';
import type { Random } from './ports/random.ts';
import type { ApiConfig, Services } from './services.ts';

/** Somebody of a partner's shop, by the person's id: `partner:<id>`. */
export type PersonActor = `partner:${string}`;

/** Who changed something, and why (OR-09). What a shop does, one of its people does. */
export interface Cause {
  readonly actor: 'customer' | 'provider' | 'station' | 'screen' | 'system' | PersonActor;
  /** In a word or two, for the history: `cancelled by the customer`. */
  readonly reason: string;
}

/** What a change needs of the world. */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<ApiConfig, 'commissionPermille'>;
}

/** One change of orders, payments, prints, stock and books: its transaction, who makes it and why. */
export interface Transition extends Cause, Ports {
  readonly tx: Tx;
}

export function transition(tx: Tx, { clock, random, config }: Pick<Services, keyof Ports>, cause: Cause): Transition {
  return { tx, clock, random, config, actor: cause.actor, reason: cause.reason };
}

/** The same change, where a part of it has another cause. */
export const because = (change: Transition, { actor, reason }: Cause): Transition => ({ ...change, actor, reason });
