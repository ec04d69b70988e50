import { type ActionInput, CallError, type PartnerSession } from '@cpc/contract';
import { countAttempt, forgetAttempts } from '../accounts/attempts.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { addressOf } from '../http/address.ts';
import type { Services } from '../services.ts';
import { openSession } from './sessions.ts';
import { asUsername } from './username.ts';

/** Passwords that may be tried in fifteen minutes: for one name from one address, from one address, for one name. */
const TRIES_HERE = 5;
const TRIES_PER_ADDRESS = 50;
const TRIES_ANYWHERE = 30;

/**
 * Logs somebody of a shop in, for 24 hours. Whether the name or the password was wrong, or the person is blocked or has
 * yet to join, is not told.
 * @throws CallError loginWrong or tooManyRequests
 */
export async function loginPartner(
  services: Services,
  passwords: Passwords,
  ip: string,
  { username, password }: ActionInput<'Partner.login'>,
): Promise<PartnerSession> {
  const { db } = services;
  const name = asUsername(username);
  const address = addressOf(ip);
  const here = ['partner', name, address];
  await countAttempt(services, [
    { subject: here, most: TRIES_HERE },
    { subject: ['partner-address', address], most: TRIES_PER_ADDRESS },
  ]);
  await countAttempt(services, [{ subject: ['partner', name], most: TRIES_ANYWHERE }]);
  const person = await db.read
    .selectFrom('partner_people')
    .select(['id', 'password_hash'])
    .where('username', '=', name)
    .executeTakeFirst();
  const right = await passwords.matches(person?.password_hash, password);
  const hash = person?.password_hash;
  if (!person || !hash || !right) throw new CallError('loginWrong');
  const session = await db.transact((tx) => openSession(tx, services, person.id, hash));
  if (!session) throw new CallError('loginWrong');
  await forgetAttempts(services, here);
  return session;
}
