import type { OperatorEvent } from '@cpc/contract';
import type { PartnerId, PersonId } from '@cpc/domain';
import type { Tx } from '../base/db/database.ts';
import type { With } from '../base/services.ts';

interface Deed {
  readonly by: PersonId;
  readonly event: OperatorEvent | 'catalogue';
  /** The shop that it was done to; null for the catalogue of all. */
  readonly partnerId: PartnerId | null;
  readonly reason: string;
}

/** How the history names a shop. */
export const subjectOf = (partnerId: PartnerId) => `shop:${partnerId}`;

/** Writes what an operator did, in the transaction of the deed (OR-09). */
export async function noteDeed(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { by, partnerId, ...deed }: Deed,
): Promise<void> {
  await tx
    .insertInto('operator_events')
    .values({
      ...deed,
      subject: partnerId === null ? 'catalogue' : subjectOf(partnerId),
      id: random.id(),
      at: clock.now(),
      person_id: by,
    })
    .execute();
}
