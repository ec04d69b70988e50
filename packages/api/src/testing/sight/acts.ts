import type { PartnerId } from '@cpc/domain';
import type { Caller } from '../caller.ts';
import type { SeenStation, SightWorld } from './world.ts';

/** What a step acts on. `n` chooses what there is to choose. */
export interface Act {
  readonly world: SightWorld;
  readonly station: SeenStation;
  /** The owner of the shop that has the station now. */
  readonly owner: Caller;
  readonly partnerId: PartnerId;
  /** For calls that are made once. */
  readonly key: string;
  readonly n: number;
  readonly passes: number;
  readonly silent: number;
}

/** One of what there is, or undefined. */
export const oneOf = <T>(all: readonly T[], { n }: Pick<Act, 'n'>): T | undefined => all[n % Math.max(1, all.length)];
