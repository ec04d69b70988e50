import { CallError } from '@cpc/contract';
import { type PartnerId, type PersonId, PERSON_TABLE, type PersonEvent, stateAfter } from '@cpc/domain';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import { endAddressesOf } from '../../../records/notifications/changed-addresses.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { endPlatformSessions, endSessions, endSessionsFor } from '../login/sessions.ts';
import type { PartnersTables } from '../../../base/db/tables/partners.ts';

type Member = Selectable<PartnersTables['memberships']>;
type EventRow = PartnersTables['partner_person_events'];
type Facts = Omit<Updateable<PartnersTables['memberships']>, 'person_id' | 'partner_id' | 'state'>;

interface Move {
  readonly event: PersonEvent;
  readonly by: PersonId | null;
  /** Other columns that change with the state. */
  readonly facts: Facts;
}

/** Locks a shop for the rest of the transaction. @returns undefined if there is none */
export function lockShopRow(tx: Tx, partnerId: PartnerId): Promise<Selectable<PartnersTables['partners']> | undefined> {
  return tx
    .updateTable('partners')
    .set((shop) => ({ version: shop('version', '+', 1) }))
    .where('id', '=', partnerId)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks a shop for the rest of the transaction, so that changes of its people run one after the other: two owners who
 * block each other at once would leave none.
 * @throws CallError dutyMissing if the caller is not an owner any more
 */
export async function lockShop(tx: Tx, by: ShopPerson): Promise<Selectable<PartnersTables['partners']> | undefined> {
  const shop = await lockShopRow(tx, by.partnerId);
  if (!(await isOwner(tx, by))) throw new CallError('dutyMissing');
  return shop;
}

/** Returns true if a person is an owner of a shop now, also of a closed one. */
export async function isOwner(
  reader: Reader,
  { partnerId, personId }: Pick<ShopPerson, 'partnerId' | 'personId'>,
): Promise<boolean> {
  const owner = await reader
    .selectFrom('memberships')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('partner_id', '=', partnerId)
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .executeTakeFirst();
  return owner !== undefined;
}

/** The money of a suspended shop stays where it is. @throws CallError shopSuspended */
export function refuseSuspended(shop: Pick<Selectable<PartnersTables['partners']>, 'state'> | undefined): void {
  if (shop?.state === 'suspended') throw new CallError('shopSuspended');
}

/**
 * Locks a member of a locked shop too, because joining does not lock the shop. @throws CallError notFound, also for a
 * person of another shop
 */
export async function memberIn(tx: Tx, { partnerId }: ShopPerson, personId: PersonId): Promise<Member> {
  const member = await tx
    .updateTable('memberships')
    .set((row) => ({ role: row.ref('role') }))
    .where('person_id', '=', personId)
    .where('partner_id', '=', partnerId)
    .returningAll()
    .executeTakeFirst();
  if (!member) throw new CallError('notFound');
  return member;
}

/**
 * Checks that a locked shop keeps another active owner; without one it could never be changed again. @throws CallError
 * lastOwner
 */
export async function requireOtherOwner(tx: Tx, { person_id, partner_id, role, state }: Member): Promise<void> {
  if (role !== 'owner' || state !== 'active') return;
  const another = await tx
    .selectFrom('memberships')
    .select('person_id')
    .where('partner_id', '=', partner_id)
    .where('person_id', '!=', person_id)
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!another) throw new CallError('lastOwner');
}

/**
 * Moves a member to the next state, with the effect on the invitation, and records it.
 * @throws Error if the table of states does not allow it
 */
export async function moveMember(tx: Tx, now: number, member: Member, { event, by, facts }: Move): Promise<void> {
  const { person_id, partner_id } = member;
  const state = stateAfter(PERSON_TABLE, member.state, event);
  await tx
    .updateTable('memberships')
    .set({ ...facts, state })
    .where('person_id', '=', person_id)
    .where('partner_id', '=', partner_id)
    .where('state', '=', member.state)
    .returning('person_id')
    .executeTakeFirstOrThrow();
  const role = facts.role ?? member.role;
  const step = { person_id, partner_id, event, from_state: member.state, to_state: state, role };
  await recordPerson(tx, now, step, by);
}

/** Records a change that leaves the member's state. */
export async function recordChange(
  tx: Tx,
  now: number,
  { person_id, partner_id, state, role }: Pick<Member, 'person_id' | 'partner_id' | 'state' | 'role'>,
  event: EventRow['event'],
  by: PersonId | null,
): Promise<void> {
  await recordPerson(tx, now, { person_id, partner_id, event, from_state: state, to_state: state, role }, by);
}

/**
 * Returns true if a person also works elsewhere than in a shop, or than for the platform (null): then their login stays.
 * An invitation that nobody accepted is no work, or any shop could keep another's people from a new password; nor is a
 * place in a closed shop.
 */
export async function worksElsewhere(tx: Tx, personId: PersonId, place: PartnerId | null): Promise<boolean> {
  const operator = await tx
    .selectFrom('operators')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('state', '=', 'active')
    .execute();
  const others = await tx
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'partner_id')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('memberships.state', '=', 'active')
    .where('partners.state', '<>', 'closed')
    .$call((query) => (place === null ? query : query.where('partner_id', '!=', place)))
    .execute();
  return (place === null ? 0 : operator.length) + others.length > 0;
}

/** Returns true if an operator, and nobody of the shop, made the last code of a person there (OP-08). */
export async function isOperatorsCode(tx: Tx, personId: PersonId, partnerId: PartnerId): Promise<boolean> {
  const last = await tx
    .selectFrom('partner_person_events')
    .select('by_person')
    .where('person_id', '=', personId)
    .where('partner_id', '=', partnerId)
    .where('event', 'in', ['added', 'invited'])
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return last?.by_person === null;
}

interface Login {
  readonly person_id: PersonId;
  /** Null for the platform. */
  readonly partner_id: PartnerId | null;
  /** Others may know the password: it ends everywhere. */
  readonly isStolen?: boolean;
}

/** Ends what a person's login opens: in this place, or all of it if they work nowhere else. */
export async function endLogin(
  tx: Tx,
  ports: With<'clock' | 'random'>,
  { person_id, partner_id, isStolen = false }: Login,
): Promise<void> {
  if (!isStolen && (await worksElsewhere(tx, person_id, partner_id)))
    return partner_id === null ? endPlatformSessions(tx, person_id) : endSessionsFor(tx, person_id, partner_id);
  await tx.updateTable('partner_people').set({ password_hash: null }).where('id', '=', person_id).execute();
  // Whoever had the login may have given another address, which would hear of money.
  await endAddressesOf(tx, ports, { person_id });
  await endSessions(tx, person_id);
}

/** Writes one entry of a person's history. */
export async function recordPerson(
  tx: Tx,
  now: number,
  step: Pick<EventRow, 'person_id' | 'partner_id' | 'event' | 'from_state' | 'to_state' | 'role'>,
  by: PersonId | null,
): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from partner_person_events
    where person_id = ${step.person_id} and partner_id = ${step.partner_id})`;
  await tx
    .insertInto('partner_person_events')
    .values({ ...step, seq, at: now, by_person: by })
    .execute();
}
