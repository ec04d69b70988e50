/** Somebody of a partner's shop, by the person's id: `partner:<id>`. */
export type PersonActor = `partner:${string}`;

/** Who changed something, and why (OR-09). What a shop does, one of its people does. */
export interface Cause {
  readonly actor: 'customer' | 'provider' | 'station' | 'screen' | 'system' | PersonActor;
  /** In a word or two, for the history: `cancelled by the customer`. */
  readonly cause: string;
}
