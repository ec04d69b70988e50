import { type ActionInput, CallError, type PartnerSession } from '@cpc/contract';
import { hasDuty, type PartnerId, type PartnerRole, type PersonId } from '@cpc/domain';
import { countAttempt, forgetAttempts } from '../../../records/accounts/attempts.ts';
import type { Passwords } from '../../../base/ports/passwords.ts';
import { checkNewPassword } from '../../../records/accounts/passwords.ts';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import { forgetAsked } from '../../../records/notifications/changed-addresses.ts';
import { mailLogin } from '../../../records/notifications/mail.ts';
import { tellOfOwners } from '../../../records/notifications/owner-notice.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { ownStation } from '../../../records/partners/own-station.ts';
import { endSessions, openSession } from '../login/sessions.ts';
import { checkName } from '../login/username.ts';
import { endLogin, lockShop, memberIn, moveMember, recordChange, requireOtherOwner, worksElsewhere } from './lock.ts';

/**
 * Wrong passwords that a logged-in person may enter in a quarter of an hour: a stolen login must not allow guessing.
 */
const MAX_TRIES = 5;

/**
 * Gives a person another role. A second call changes nothing. Whoever sees money has no limit to stations: the account of
 * a shop is one.
 * @throws CallError notFound, lastOwner or dutyMissing
 */
export async function setRole(
  services: With<'db' | 'clock' | 'random'>,
  by: ShopPerson,
  { person_id, role }: ActionInput<'Partner.setRole'>,
): Promise<void> {
  const { db, clock } = services;
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const member = await memberIn(tx, by, person_id);
    if (member.role === role) return;
    await requireOtherOwner(tx, member);
    if ([member.role, role].includes('owner')) await tellOfOwners(tx, services, by, { person_id, event: 'role', role });
    await setMember(tx, member, { role, stations: hasDuty(role, 'money') ? null : member.stations });
    await recordChange(tx, clock.now(), { ...member, role }, 'role', by.personId);
  });
}

/**
 * Limits a person to some stations of the shop, or lifts the limit with null.
 * @throws CallError notFound, deviceMissing, fieldIncorrect for who sees money, or dutyMissing
 */
export async function setPersonStations(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  { person_id, stations }: ActionInput<'Partner.setPersonStations'>,
): Promise<void> {
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const member = await memberIn(tx, by, person_id);
    if (hasDuty(member.role, 'money') && stations !== null)
      throw new CallError('fieldIncorrect', { field: 'stations' });
    const ids = stations && [...new Set(stations)].toSorted();
    for (const id of ids ?? []) await ownStation(tx, { partnerId: by.partnerId, stations: null }, id);
    const stored = ids && JSON.stringify(ids);
    if (stored === member.stations) return;
    await setMember(tx, member, { stations: stored });
    await recordChange(tx, clock.now(), member, 'stations', by.personId);
  });
}

async function setMember(
  tx: Tx,
  { person_id, partner_id }: { readonly person_id: PersonId; readonly partner_id: PartnerId },
  facts: { readonly role?: PartnerRole; readonly stations: string | null },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set(facts)
    .where('person_id', '=', person_id)
    .where('partner_id', '=', partner_id)
    .execute();
}

/**
 * Changes a person's name. @throws CallError fieldEmpty, fieldIncorrect, notFound, dutyMissing, or personElsewhere if
 * other shops know the person by it
 */
export async function renamePerson(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  { person_id, name: typed }: ActionInput<'Partner.renamePerson'>,
): Promise<void> {
  const name = checkName(typed);
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const member = await memberIn(tx, by, person_id);
    if (await worksElsewhere(tx, person_id, by.partnerId)) throw new CallError('personElsewhere');
    const renamed = await tx
      .updateTable('partner_people')
      .set({ name })
      .where('id', '=', person_id)
      .where('name', '!=', name)
      .returning('id')
      .executeTakeFirst();
    if (renamed) await recordChange(tx, clock.now(), member, 'renamed', by.personId);
  });
}

/**
 * Blocks a person in one shop: their logins and invitation end here, and the password of who works nowhere else.
 * @throws CallError notFound, lastOwner or dutyMissing
 */
export async function blockPerson(
  services: With<'db' | 'clock' | 'random'>,
  by: ShopPerson,
  personId: PersonId,
): Promise<void> {
  const { db, clock } = services;
  const nothing = { invite_hash: null, invited_until: null };
  await db.transact(async (tx) => {
    await lockShop(tx, by);
    const member = await memberIn(tx, by, personId);
    if (member.state === 'blocked') return;
    await requireOtherOwner(tx, member);
    const { role } = member;
    if (role === 'owner') await tellOfOwners(tx, services, by, { person_id: personId, event: 'blocked', role });
    await moveMember(tx, clock.now(), member, { event: 'blocked', by: by.personId, facts: nothing });
    await endLogin(tx, services, member);
  });
}

/**
 * Changes the caller's own password: every login ends, and the caller gets a new one.
 * @throws CallError ownPasswordWrong, passwordRequired, passwordTooShort or tooManyRequests
 */
export async function changePassword(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  { personId, place }: { readonly personId: PersonId; readonly place: PartnerId | null },
  { password, new_password }: ActionInput<'Partner.changePassword'>,
): Promise<PartnerSession> {
  const { db, clock } = services;
  const subject = ['partner-own-password', personId];
  checkNewPassword(new_password);
  await countAttempt(services, [{ subject, most: MAX_TRIES }]);
  const person = await db.read
    .selectFrom('partner_people')
    .select('password_hash')
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
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new CallError('ownPasswordWrong', { field: 'password' });
    await endSessions(tx, personId);
    const members = await tx.selectFrom('memberships').selectAll().where('person_id', '=', personId).execute();
    for (const member of members) await recordChange(tx, clock.now(), member, 'password', personId);
    const news = { about: 'login', what: 'password', at: clock.now() } as const;
    await mailLogin(tx, services, { person_id: personId }, news);
    // Who knew the former password may have asked for another address.
    await forgetAsked(tx, { person_id: personId });
    return openSession(tx, services, { personId, passwordHash: password_hash, place });
  });
  if (!session) throw new CallError('ownPasswordWrong', { field: 'password' });
  await forgetAttempts(services, subject);
  return session;
}
