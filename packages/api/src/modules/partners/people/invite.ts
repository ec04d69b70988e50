import { type ActionInput, CallError, type Invitation } from '@cpc/contract';
import { type PartnerId, type PersonId, PERSON_TABLE, brand } from '@cpc/domain';
import type { Insertable } from 'kysely';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import type { Tx } from '../../../base/db/database.ts';
import type { PartnersTables } from '../../../base/db/tables/partners.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import { DAY_MS } from '../../../base/ports/clock.ts';
import { hashSecret } from '../../../base/ports/random.ts';
import type { With } from '../../../base/services.ts';
import { tellOfOwners } from '../../../records/notifications/owner-notice.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { checkName, checkUsername } from '../login/username.ts';
import { endLogin, lockShop, memberIn, moveMember, recordChange, requireOtherOwner, isOperatorsCode } from './lock.ts';

/** Long enough for a person who works one day a week. */
export const INVITED_MS = 7 * DAY_MS;
/** 80 bits, and guesses are limited. */
const CODE_LENGTH = 16;
/** Invitations of one shop in a quarter of an hour. */
const MAX_INVITATIONS = 40;

/** A new code with its expiry, and what is stored of it. */
export function invitation({ clock, random }: With<'clock' | 'random'>) {
  const code = random.readable(CODE_LENGTH);
  const expires_at = clock.now() + INVITED_MS;
  const kept = { invite_hash: hashSecret(code), invited_until: expires_at };
  return { code, expires_at, kept };
}

/**
 * Adds a person to a shop. The person joins by a code that is shown once (decision 083).
 * @throws CallError fieldEmpty, fieldIncorrect, usernameIncorrect, usernameTaken, tooManyRequests or dutyMissing
 */
export async function addPerson(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: ShopPerson,
  input: ActionInput<'Partner.addPerson'>,
): Promise<Invitation> {
  await countInvitation(services, by);
  return orUsernameTaken(
    services.db.transact(async (tx) => {
      await lockShop(tx, by);
      const invited = await inviteNew(tx, services, { ...input, partnerId: by.partnerId, by: by.personId });
      const { person_id } = invited;
      if (input.role === 'owner') await tellOfOwners(tx, services, by, { person_id, event: 'added', role: 'owner' });
      return invited;
    }),
  );
}

export type NewMember = ActionInput<'Partner.addPerson'> & {
  readonly partnerId: PartnerId;
  /** The person who invites; null for an operator. */
  readonly by: PersonId | null;
};

/**
 * Adds a person to a shop, in the transaction of the caller.
 * @throws CallError fieldEmpty, fieldIncorrect or usernameIncorrect
 */
export async function inviteNew(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { partnerId: partner_id, by, role, has_login, ...typed }: NewMember,
): Promise<Invitation> {
  const [name, username] = [checkName(typed.name), checkUsername(typed.username)];
  const { code, expires_at, kept } = invitation({ clock, random });
  const now = clock.now();
  const person_id = await personFor(tx, { clock, random }, { username, name, has_login });
  const member = { person_id, partner_id, role, state: PERSON_TABLE.initial };
  await tx
    .insertInto('memberships')
    .values({ ...member, ...kept, created_at: now, used_at: 0 })
    .execute();
  await recordChange(tx, now, member, 'added', by);
  return { person_id, code, expires_at };
}

/** @throws CallError usernameTaken, or what the invitation throws */
export async function orUsernameTaken<Value>(inviting: Promise<Value>): Promise<Value> {
  try {
    return await inviting;
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('usernameTaken', { field: 'username' }) : error;
  }
}

interface Named {
  readonly name: string;
  readonly username: string;
  readonly has_login?: boolean | undefined;
}

/** A new person, or with `has_login` somebody who can log in already. @throws CallError usernameIncorrect */
export async function personFor(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { username, name, has_login }: Named,
): Promise<PersonId> {
  if (has_login) return knownPerson(tx, username);
  return insertPerson(tx, { id: brand<PersonId>(random.id()), username, name, created_at: clock.now() });
}

type NewPerson = Pick<Insertable<PartnersTables['partner_people']>, 'id' | 'username' | 'name' | 'created_at'>;

async function insertPerson(tx: Tx, person: NewPerson): Promise<PersonId> {
  await tx.insertInto('partner_people').values(person).execute();
  return person.id;
}

/** Somebody who can log in already. @throws CallError usernameIncorrect */
async function knownPerson(tx: Tx, username: string): Promise<PersonId> {
  const person = await tx
    .selectFrom('partner_people')
    .select('id')
    .where('username', '=', username)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (!person) throw new CallError('usernameIncorrect', { field: 'username' });
  return person.id;
}

/**
 * Invites a person of the shop again. Their logins in this shop and their earlier code end. Their password ends, too, if
 * they work in no other shop. A shop cannot reset the login of somebody who also works elsewhere, because it would open
 * the other shop.
 * @throws CallError notFound, lastOwner, conflict, tooManyRequests or dutyMissing
 */
export async function invitePerson(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: ShopPerson,
  personId: PersonId,
): Promise<Invitation> {
  await countInvitation(services, by);
  const { code, expires_at, kept } = invitation(services);
  await services.db.transact(async (tx) => {
    await lockShop(tx, by);
    const member = await memberIn(tx, by, personId);
    await requireOtherOwner(tx, member);
    await refuseReset(tx, services.clock.now(), member);
    const { role } = member;
    if (role === 'owner') await tellOfOwners(tx, services, by, { person_id: personId, event: 'invited', role });
    await moveMember(tx, services.clock.now(), member, { event: 'invited', by: by.personId, facts: kept });
    await endLogin(tx, services, member);
  });
  return { person_id: personId, code, expires_at };
}

/**
 * While an operator's code for another shop is open, only that code may set the person's next password (OP-08).
 * @throws CallError conflict
 */
async function refuseReset(tx: Tx, now: number, { person_id, partner_id }: Awaited<ReturnType<typeof memberIn>>) {
  const open = await tx
    .selectFrom('memberships')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select('partner_id')
    .where('person_id', '=', person_id)
    .where('partner_id', '!=', partner_id)
    .where('password_hash', 'is', null)
    .where('invited_until', '>', now)
    .execute();
  for (const other of open) if (await isOperatorsCode(tx, person_id, other.partner_id)) throw new CallError('conflict');
}

/** Without a limit a shop could find out which names are taken in other shops. */
const countInvitation = (services: With<'db' | 'clock' | 'config'>, { partnerId }: ShopPerson) =>
  countAttempt(services, [{ subject: ['partner-invitations', partnerId], most: MAX_INVITATIONS }]);
