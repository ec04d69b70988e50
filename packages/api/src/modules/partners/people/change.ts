import { type ActionInput, CallError, type PartnerSession } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import { countAttempt, forgetAttempts } from '../../../records/accounts/attempts.ts';
import { type Passwords, checkNewPassword } from '../../../records/accounts/passwords.ts';
import type { With } from '../../../base/services.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { endSessions, openSession } from '../sessions.ts';
import { checkName } from '../username.ts';
import { requireOtherOwner, lockShop, movePerson, personIn, recordPerson } from './lock.ts';

/**
 * Wrong passwords that a logged-in person may enter in a quarter of an hour: a stolen login must not allow guessing.
 */
const TRIES = 5;

/**
 * Makes a person an owner or staff. A second call changes nothing. @throws CallError notFound, lastOwner or ownersOnly
 */
export async function setRole(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  { person_id, role }: ActionInput<'Partner.setRole'>,
): Promise<void> {
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const person = await personIn(tx, by, person_id);
    if (person.role === role) return;
    await requireOtherOwner(tx, person);
    await tx.updateTable('partner_people').set({ role }).where('id', '=', person_id).execute();
    const step = { person_id, event: 'role', from_state: person.state, to_state: person.state, role } as const;
    await recordPerson(tx, clock.now(), step, by.personId);
  });
}

/** Changes a person's name. @throws CallError fieldEmpty, fieldIncorrect, notFound or ownersOnly */
export async function renamePerson(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  { person_id, name: typed }: ActionInput<'Partner.renamePerson'>,
): Promise<void> {
  const name = checkName(typed);
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const { state, role, name: before } = await personIn(tx, by, person_id);
    if (name === before) return;
    await tx.updateTable('partner_people').set({ name }).where('id', '=', person_id).execute();
    const step = { person_id, event: 'renamed', from_state: state, to_state: state, role } as const;
    await recordPerson(tx, clock.now(), step, by.personId);
  });
}

/** Blocks a person: password, logins and invitation end here. @throws CallError notFound, lastOwner or ownersOnly */
export async function blockPerson(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  personId: PersonId,
): Promise<void> {
  const nothing = { password_hash: null, invite_hash: null, invited_until: null };
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const person = await personIn(tx, by, personId);
    if (person.state === 'blocked') return;
    await requireOtherOwner(tx, person);
    await movePerson(tx, clock.now(), person, { event: 'blocked', by: by.personId, facts: nothing });
    await endSessions(tx, personId);
  });
}

/**
 * Changes the caller's own password: every login ends, and the caller gets a new one.
 * @throws CallError ownPasswordWrong, passwordRequired, passwordTooShort or tooManyRequests
 */
export async function changePassword(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  personId: PersonId,
  { password, new_password }: ActionInput<'Partner.changePassword'>,
): Promise<PartnerSession> {
  const { db, clock } = services;
  const subject = ['partner-own-password', personId];
  checkNewPassword(new_password);
  await countAttempt(services, [{ subject, most: TRIES }]);
  const person = await db.read
    .selectFrom('partner_people')
    .select(['password_hash', 'state', 'role'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const right = await passwords.matches(person?.password_hash, password);
  if (!person || !right) throw new CallError('ownPasswordWrong', { field: 'password' });
  const password_hash = await passwords.hash(new_password);
  const session = await db.transact(async (tx) => {
    const changed = await tx
      .updateTable('partner_people')
      .set({ password_hash })
      .where('id', '=', personId)
      .where('password_hash', '=', person.password_hash)
      .returning(['state', 'role'])
      .executeTakeFirst();
    if (!changed) throw new CallError('ownPasswordWrong', { field: 'password' });
    await endSessions(tx, personId);
    const { state, role } = changed;
    const step = { person_id: personId, event: 'password', from_state: state, to_state: state, role } as const;
    await recordPerson(tx, clock.now(), step, personId);
    return openSession(tx, services, personId, password_hash);
  });
  if (!session) throw new CallError('ownPasswordWrong', { field: 'password' });
  await forgetAttempts(services, subject);
  return session;
}
