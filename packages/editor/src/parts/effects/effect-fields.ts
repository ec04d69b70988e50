/** What the fields of an effect receive. */
export interface EffectFieldsProps<Effect> {
  readonly value: Effect | null;
  /** What it is when it is switched on. */
  readonly begin: Effect;
  /** The longest length that a slider sets, mm at scale 1. */
  readonly most: number;
  /** An intermediate change. */
  readonly change: (effect: Effect) => void;
  /** A change and its end in one call. */
  readonly choose: (effect: Effect | null) => void;
  /** Ends the intermediate changes. */
  readonly rest: () => void;
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
