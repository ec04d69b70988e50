import { type ActionInput, CallError, type PartnerLoggedIn } from '@cpc/contract';
import type { PartnerId, PersonId } from '@cpc/domain';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import { PARTNER_LOGINS, countLogin } from '../../../records/accounts/login-limits.ts';
import { rememberDevice } from '../../../records/accounts/devices.ts';
import type { Passwords } from '../../../base/ports/passwords.ts';
import { checkNewPassword } from '../../../records/accounts/passwords.ts';
import type { Reader, Tx } from '../../../base/db/database.ts';
import { addressOf } from '../../../base/http/address.ts';
import { normalizeCode, hashSecret } from '../../../base/ports/random.ts';
import type { With } from '../../../base/services.ts';
import { openSession } from '../login/sessions.ts';
import { isOperatorsCode, moveMember, worksElsewhere } from './lock.ts';

/** Codes tried from one address in a quarter of an hour. */
const MAX_TRIES = 20;

/**
 * Accepts an invitation of a shop or of the platform, once. Who has no password chooses one, and only they know it; who
 * has a login from elsewhere proves it by its password: the person who made the code must not get into that login.
 * @throws CallError loginWrong, or invitationWrong for an unknown, used or expired code, passwordRequired, passwordTooShort or
 * tooManyRequests
 */
export async function join(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  ip: string,
  { code, password, device }: ActionInput<'Partner.join'>,
): Promise<PartnerLoggedIn> {
  const { db, clock } = services;
  await countAttempt(services, [{ subject: ['partner-join', addressOf(ip)], most: MAX_TRIES }]);
  checkNewPassword(password);
  const invite_hash = hashSecret(normalizeCode(code));
  const invited = await invitedPerson(db.read, invite_hash, clock.now());
  if (!invited) throw new CallError('invitationWrong');
  const { id, password_hash: before } = invited;
  const succeeded =
    before === null ? undefined : await proveLogin(services, passwords, invited, { ip, password, device });
  const passwordHash = before ?? (await passwords.hash(password));
  const session = await db.transact(async (tx) => {
    const place = await takeInvitation(tx, services, id, invite_hash);
    if (before === null) {
      // The password was ended: a shop's code must not open the other place.
      if (place !== null && (await worksElsewhere(tx, id, place)) && !(await isOperatorsCode(tx, id, place)))
        throw new CallError('loginWrong');
      await setFirstPassword(tx, id, passwordHash);
    }
    const opened = await openSession(tx, services, { personId: id, passwordHash, place });
    if (!opened) throw new CallError('invitationWrong');
    return { ...opened, device: await rememberDevice(tx, services, `person:${id}`, device) };
  });
  await succeeded?.();
  return session;
}

/** Whose open invitation it is. */
async function invitedPerson(reader: Reader, invite_hash: string, now: number) {
  const invited = (table: 'memberships' | 'operators') =>
    reader
      .selectFrom(table)
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .select(['id', 'username', 'password_hash'])
      .where('invite_hash', '=', invite_hash)
      .where('invited_until', '>', now)
      .executeTakeFirst();
  return (await invited('memberships')) ?? invited('operators');
}

/**
 * Uses an invitation up: of two people at once, one gets it.
 * @returns the shop that the person joins; null for the platform
 */
async function takeInvitation(
  tx: Tx,
  services: With<'clock' | 'random'>,
  by: PersonId,
  invite_hash: string,
): Promise<PartnerId | null> {
  const now = services.clock.now();
  const member = await tx
    .updateTable('memberships')
    .set({ invited_until: 0 })
    .where('invite_hash', '=', invite_hash)
    .where('invited_until', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!member) return takePlatformInvitation(tx, services, by, invite_hash);
  const taken = { invite_hash: null, invited_until: null };
  await moveMember(tx, now, member, { event: 'joined', by, facts: taken });
  return member.partner_id;
}

async function takePlatformInvitation(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  person_id: PersonId,
  invite_hash: string,
): Promise<null> {
  const at = clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('operators')
    .set({ state: 'active', invite_hash: null, invited_until: null })
    .where('invite_hash', '=', invite_hash)
    .where('invited_until', '>', at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallError('invitationWrong');
  await tx
    .insertInto('operator_events')
    .values({ id: random.id(), at, person_id, event: 'operatorJoined', subject: `person:${person_id}`, reason: '' })
    .execute();
  return null;
}

/** A second code of the same person may have set a password meanwhile: it stays, and opening the session fails. */
async function setFirstPassword(tx: Tx, personId: PersonId, password_hash: string): Promise<void> {
  await tx
    .updateTable('partner_people')
    .set({ password_hash })
    .where('id', '=', personId)
    .where('password_hash', 'is', null)
    .execute();
}

/** Checks the password of an existing login, under the same limits as a login. @throws CallError loginWrong */
async function proveLogin(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  person: { readonly id: PersonId; readonly username: string; readonly password_hash: string | null },
  { ip, password, device }: { readonly ip: string } & Pick<ActionInput<'Partner.join'>, 'password' | 'device'>,
): Promise<() => Promise<void>> {
  const { id, username: name } = person;
  const login = { of: 'partner', limits: PARTNER_LOGINS, name, holder: `person:${id}`, ip, device } as const;
  const succeeded = await countLogin(services, login);
  if (!(await passwords.matches(person.password_hash, password))) throw new CallError('loginWrong');
  return succeeded;
}
