import { CallError } from '@cpc/contract';
import { type PersonId, PERSON_TABLE, type PersonEvent } from '@cpc/domain';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import { stateAfter } from '../../../records/orders/history.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import type { PartnersTables } from '../../../base/db/tables/partners.ts';

type PersonRow = Selectable<PartnersTables['partner_people']>;
type EventRow = PartnersTables['partner_person_events'];
type Facts = Omit<Updateable<PartnersTables['partner_people']>, 'id' | 'partner_id' | 'state'>;

interface Move {
  readonly event: PersonEvent;
  readonly by: PersonId | null;
  /** Other columns that change with the state. */
  readonly facts: Facts;
}

/**
 * Locks a shop for the rest of the transaction, so that changes of its people run one after the other: two owners who
 * block each other at once would leave none.
 * @throws CallError ownersOnly if the caller is not an owner any more
 */
export async function lockShop(tx: Tx, { partnerId, personId }: ShopPerson): Promise<void> {
  await tx
    .updateTable('partners')
    .set((shop) => ({ version: shop('version', '+', 1) }))
    .where('id', '=', partnerId)
    .execute();
  const owner = await tx
    .selectFrom('partner_people')
    .select('id')
    .where('id', '=', personId)
    .where('partner_id', '=', partnerId)
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!owner) throw new CallError('ownersOnly');
}

/**
 * Locks a person of a locked shop too, because joining does not lock the shop. @throws CallError notFound, also for a
 * person of another shop
 */
export async function personIn(tx: Tx, { partnerId }: ShopPerson, personId: PersonId): Promise<PersonRow> {
  const person = await tx
    .updateTable('partner_people')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', personId)
    .where('partner_id', '=', partnerId)
    .returningAll()
    .executeTakeFirst();
  if (!person) throw new CallError('notFound');
  return person;
}

/**
 * Checks that a locked shop keeps another active owner; without one it could never be changed again. @throws CallError
 * lastOwner
 */
export async function requireOtherOwner(tx: Tx, { id, partner_id, role, state }: PersonRow): Promise<void> {
  if (role !== 'owner' || state !== 'active') return;
  const another = await tx
    .selectFrom('partner_people')
    .select('id')
    .where('partner_id', '=', partner_id)
    .where('id', '!=', id)
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!another) throw new CallError('lastOwner');
}

/**
 * Moves a person to the next state, with the effects on password and invitation, and records it.
 * @throws Error if the table of states does not allow it
 */
export async function movePerson(tx: Tx, now: number, person: PersonRow, { event, by, facts }: Move): Promise<void> {
  const state = stateAfter(PERSON_TABLE, person.state, event);
  await tx
    .updateTable('partner_people')
    .set({ ...facts, state })
    .where('id', '=', person.id)
    .where('state', '=', person.state)
    .returning('id')
    .executeTakeFirstOrThrow();
  const role = facts.role ?? person.role;
  await recordPerson(tx, now, { person_id: person.id, event, from_state: person.state, to_state: state, role }, by);
}

/** Writes one entry of a person's history. */
export async function recordPerson(
  tx: Tx,
  now: number,
  step: Pick<EventRow, 'person_id' | 'event' | 'from_state' | 'to_state' | 'role'>,
  by: PersonId | null,
): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from partner_person_events
    where person_id = ${step.person_id})`;
  await tx
    .insertInto('partner_person_events')
    .values({ ...step, seq, at: now, by_person: by })
    .execute();
}
