import { type ActionInput, CallError, type Invitation, type PartnerLoggedIn } from '@cpc/contract';
import { type PersonId, PERSON_TABLE, brand } from '@cpc/domain';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import { rememberDevice } from '../../../records/accounts/devices.ts';
import { type Passwords, checkNewPassword } from '../../../records/accounts/passwords.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import { addressOf } from '../../../base/http/address.ts';
import { DAY_MS } from '../../../base/ports/clock.ts';
import { normalizeCode, hashSecret } from '../../../base/ports/random.ts';
import type { With } from '../../../base/services.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { endSessions, openSession } from '../sessions.ts';
import { checkName, checkUsername } from '../username.ts';
import { requireOtherOwner, lockShop, movePerson, personIn, recordPerson } from './lock.ts';

/** Long enough for a person who works one day a week. */
const INVITED_MS = 7 * DAY_MS;
/** 80 bits, and guesses are limited. */
const CODE_LENGTH = 16;
/** Invitations of one shop, and codes tried from one address, in a quarter of an hour. */
const INVITATIONS = 40;
const TRIES = 20;

function invitation({ clock, random }: With<'clock' | 'random'>) {
  const code = random.readable(CODE_LENGTH);
  const expires_at = clock.now() + INVITED_MS;
  const kept = { invite_hash: hashSecret(code), invited_until: expires_at, password_hash: null };
  return { code, expires_at, kept };
}

/**
 * Adds a person to a shop. The person joins by a code that is shown once (decision 083).
 * @throws CallError fieldEmpty, fieldIncorrect, usernameIncorrect, usernameTaken, tooManyRequests or ownersOnly
 */
export async function addPerson(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: ShopPerson,
  input: ActionInput<'Partner.addPerson'>,
): Promise<Invitation> {
  const { db, clock, random } = services;
  const [name, username] = [checkName(input.name), checkUsername(input.username)];
  await countInvitation(services, by);
  const { code, expires_at, kept } = invitation(services);
  const now = clock.now();
  const id = brand<PersonId>(random.id());
  const state = PERSON_TABLE.initial;
  const { role } = input;
  try {
    await db.transact(async (tx) => {
      await lockShop(tx, by);
      await tx
        .insertInto('partner_people')
        .values({ id, partner_id: by.partnerId, username, name, role, state, ...kept, created_at: now })
        .execute();
      const step = { person_id: id, event: 'added', from_state: state, to_state: state, role } as const;
      await recordPerson(tx, now, step, by.personId);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('usernameTaken', { field: 'username' }) : error;
  }
  return { person_id: id, code, expires_at };
}

/**
 * Invites a person of the shop again: password, logins and former code end here.
 * @throws CallError notFound, lastOwner, tooManyRequests or ownersOnly
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
    const person = await personIn(tx, by, personId);
    await requireOtherOwner(tx, person);
    await movePerson(tx, services.clock.now(), person, { event: 'invited', by: by.personId, facts: kept });
    await endSessions(tx, personId);
  });
  return { person_id: personId, code, expires_at };
}

/** Without a limit a shop could find out which names are taken in other shops. */
const countInvitation = (services: With<'db' | 'clock' | 'config'>, { partnerId }: ShopPerson) =>
  countAttempt(services, [{ subject: ['partner-invitations', partnerId], most: INVITATIONS }]);

/**
 * Accepts an invitation, once. Only the person knows the chosen password.
 * @throws CallError invitationWrong for an unknown, used or expired code, passwordRequired, passwordTooShort or
 * tooManyRequests
 */
export async function joinShop(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  ip: string,
  { code, password, device }: ActionInput<'Partner.join'>,
): Promise<PartnerLoggedIn> {
  const { db, clock } = services;
  await countAttempt(services, [{ subject: ['partner-join', addressOf(ip)], most: TRIES }]);
  checkNewPassword(password);
  const invite_hash = hashSecret(normalizeCode(code));
  const password_hash = await passwords.hash(password);
  return db.transact(async (tx) => {
    const now = clock.now();
    const person = await tx
      .updateTable('partner_people')
      .set({ invited_until: 0 })
      .where('invite_hash', '=', invite_hash)
      .where('invited_until', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!person) throw new CallError('invitationWrong');
    const taken = { invite_hash: null, invited_until: null, password_hash };
    await movePerson(tx, now, person, { event: 'joined', by: person.id, facts: taken });
    const session = await openSession(tx, services, person.id, password_hash);
    if (!session) throw new CallError('invitationWrong');
    return { ...session, device: await rememberDevice(tx, services, `person:${person.id}`, device) };
  });
}
