import { type ActionInput, CallError, type PartnerLoggedIn } from '@cpc/contract';
import { rememberDevice } from '../../../records/accounts/devices.ts';
import { PARTNER_LOGINS, countLogin } from '../../../records/accounts/login-limits.ts';
import type { Passwords } from '../../../base/ports/passwords.ts';
import type { With } from '../../../base/services.ts';
import { openSession } from './sessions.ts';
import { asUsername } from './username.ts';

/**
 * Logs a person of a shop in, for 24 hours. The error does not tell whether the name or the password was wrong, or
 * whether the person is blocked or has not joined yet.
 * @throws CallError loginWrong or tooManyRequests
 */
export async function loginPartner(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  ip: string,
  { username, password, device }: ActionInput<'Partner.login'>,
): Promise<PartnerLoggedIn> {
  const { db } = services;
  const name = asUsername(username);
  const person = await db.read
    .selectFrom('partner_people')
    .select(['id', 'password_hash'])
    .where('username', '=', name)
    .executeTakeFirst();
  const holder = person && (`person:${person.id}` as const);
  const login = { of: 'partner', limits: PARTNER_LOGINS, name, holder, ip, device } as const;
  const succeeded = await countLogin(services, login);
  const right = await passwords.matches(person?.password_hash, password);
  const hash = person?.password_hash;
  if (!person || !hash || !right) throw new CallError('loginWrong');
  const session = await db.transact(async (tx) => {
    const opened = await openSession(tx, services, { personId: person.id, passwordHash: hash });
    return opened && { ...opened, device: await rememberDevice(tx, services, `person:${person.id}`, device) };
  });
  if (!session) throw new CallError('loginWrong');
  await succeeded();
  return session;
}
