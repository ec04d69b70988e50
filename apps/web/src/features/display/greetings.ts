import type { QueueView } from '@cpc/contract';
import type { StationNow } from './choose.ts';

/** What the display says to a customer who gave a nickname. */
export interface Greeting {
  readonly kind: 'printing' | 'next' | 'out' | 'ready';
  readonly name: string;
  /** Where it can be picked up; null if the station did not say. */
  readonly bay: string | null;
}

/**
 * What is true now for those who gave a nickname: whose print is in the printer, comes out or is the next one, and what can
 * be picked up, the one that was called last first (QU-05).
 */
export function greetingsOf({ entries, bays }: QueueView, { open }: StationNow): readonly Greeting[] {
  const begins = open && bays !== 'full';
  return entries
    .toSorted((a, b) => (b.ready_at ?? 0) - (a.ready_at ?? 0))
    .flatMap(({ nickname, bay, area, label, position }) => {
      const kind =
        area === 'pickup'
          ? 'ready'
          : label === 'inProduction'
            ? 'printing'
            : label === 'productionComplete' || label === 'discharging'
              ? 'out'
              : area === 'queue' && position === 1 && begins
                ? 'next'
                : undefined;
      return nickname === null || kind === undefined ? [] : [{ kind, name: nickname, bay: bay || null } as const];
    });
}
