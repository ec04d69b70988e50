import type { OperatorEvent } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import type { With } from '../base/services.ts';

interface Deed {
  readonly by: PersonId;
  readonly event: OperatorEvent;
  /** What it was done to. */
  readonly subject: `shop:${string}`;
  readonly reason: string;
}

/** Writes what an operator did, in the transaction of the deed (OR-09). */
export async function noteDeed(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { by, ...deed }: Deed,
): Promise<void> {
  await tx
    .insertInto('operator_events')
    .values({ ...deed, id: random.id(), at: clock.now(), person_id: by })
    .execute();
}
