import type { Tx } from './db/database.ts';
import type { Clock } from './ports/clock.ts';
import type { Random } from './ports/random.ts';
import type { ApiConfig, Services } from './services.ts';

/** A person of a partner's shop, by id: `partner:<id>`. */
export type PersonActor = `partner:${string}`;

/** An operator, by id. */
export type OperatorActor = `operator ${string}`;

/** Who changed something, and why (OR-09). A change by a shop or the platform names the person. */
export interface Cause {
  readonly actor: 'customer' | 'provider' | 'station' | 'screen' | 'system' | PersonActor | OperatorActor;
  /** A few words for the history: `cancelled by the customer`. */
  readonly reason: string;
}

/** The ports that a change needs. */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<ApiConfig, 'commissionPermille'>;
}

/** One change of orders, payments, prints, stock and ledger: its transaction, its actor and its reason. */
export interface Transition extends Cause, Ports {
  readonly tx: Tx;
}

export function transition(tx: Tx, { clock, random, config }: Pick<Services, keyof Ports>, cause: Cause): Transition {
  return { tx, clock, random, config, actor: cause.actor, reason: cause.reason };
}

/** The same change with another cause for a part of it. */
export const because = (change: Transition, { actor, reason }: Cause): Transition => ({ ...change, actor, reason });
