import type { OperatorChange, OperatorEvent, ReleaseEvent, ShareId } from '@cpc/contract';
import { brand, type PartnerId, type PersonId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { ShareEvent } from '../../base/db/tables/partners.ts';
import type { With } from '../../base/services.ts';

interface Deed {
  readonly by: PersonId;
  readonly event: OperatorEvent | OperatorChange | ReleaseEvent | ShareEvent | 'catalogue' | 'promoter';
  /** The shop that it was done to; null for what belongs to no shop. */
  readonly partnerId: PartnerId | null;
  /** The operator that it was done to. */
  readonly personId?: PersonId;
  /** What else it was done to; the catalogue by default. */
  readonly subject?: string;
  readonly reason: string;
}

/** How the history names a shop, a shared design, and a version of the agent. */
export const subjectOf = (partnerId: PartnerId) => `shop:${partnerId}`;
export const subjectOfShare = (shareId: ShareId) => `share:${shareId}`;
export const releaseSubject = (version: string) => `release:${version}`;

/** How the history names an operator. */
const OPERATOR = 'person:';
export const subjectOfOperator = (personId: PersonId) => `${OPERATOR}${personId}`;
/** @param subject of a deed that was done to an operator */
export const operatorOf = (subject: string) => brand<PersonId>(subject.slice(OPERATOR.length));

/** Writes what an operator did, in the transaction of the deed (OR-09). */
export async function noteDeed(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { by, partnerId, personId, subject = 'catalogue', ...deed }: Deed,
): Promise<void> {
  await tx
    .insertInto('operator_events')
    .values({
      ...deed,
      subject: partnerId ? subjectOf(partnerId) : personId ? subjectOfOperator(personId) : subject,
      id: random.id(),
      at: clock.now(),
      person_id: by,
    })
    .execute();
}
