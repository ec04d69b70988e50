import type { PickupGuesses } from '@cpc/contract';
import type { Reader } from '../../../base/db/database.ts';
import { DAY_MS } from '../../../base/ports/clock.ts';
import { type Reach, within } from '../../../records/partners/reach.ts';

/** A partner's stations with many wrong pickup codes within the last day, the latest first (QU-02). */
export function guessedPickups(reader: Reader, reach: Reach, now: number): Promise<PickupGuesses[]> {
  return reader
    .selectFrom('pickup_guesses')
    .innerJoin('machines', 'machines.id', 'pickup_guesses.machine_id')
    .select(['machine_id', 'machines.name as machine_name', 'told_misses as misses'])
    .select(['told_since as since', 'told_at as last_at'])
    .where(within(reach))
    .where('told_at', '>', now - DAY_MS)
    .orderBy('told_at', 'desc')
    .execute();
}
