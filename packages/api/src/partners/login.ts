import { type ActionInput, CallError, type PartnerSession } from '@cpc/contract';
import { countAttempt, forgetAttempts } from '../accounts/attempts.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { SESSION_MS } from '../accounts/sessions.ts';
import { addressOf } from '../http/address.ts';
import type { PrincipalResolver } from '../http/principals.ts';
import { hashSecret } from '../ports/random.ts';
import type { Services } from '../services.ts';

/** Passwords that may be tried in fifteen minutes: for one name from one address, from one address, for one name. */
const TRIES_HERE = 5;
const TRIES_PER_ADDRESS = 50;
const TRIES_ANYWHERE = 30;

/**
 * Logs a shop owner in, for 24 hours. Whether the name or the password was wrong is not told.
 * @throws CallError loginWrong or tooManyRequests
 */
export async function loginPartner(
  services: Services,
  passwords: Passwords,
  ip: string,
  { username, password }: ActionInput<'Partner.login'>,
): Promise<PartnerSession> {
  const { db, clock, random } = services;
  const name = username.trim().toLowerCase();
  const address = addressOf(ip);
  const here = ['partner', name, address];
  await countAttempt(services, [
    { subject: here, most: TRIES_HERE },
    { subject: ['partner-address', address], most: TRIES_PER_ADDRESS },
  ]);
  await countAttempt(services, [{ subject: ['partner', name], most: TRIES_ANYWHERE }]);
  const partner = await db.read.selectFrom('partners').selectAll().where('username', '=', name).executeTakeFirst();
  const right = await passwords.matches(partner?.password_hash, password);
  if (!partner || !right) throw new CallError('loginWrong');
  await forgetAttempts(services, here);
  const token = random.secret();
  const now = clock.now();
  const session = {
    token_hash: hashSecret(token),
    partner_id: partner.id,
    started_at: now,
    expires_at: now + SESSION_MS,
  };
  await db.transact((tx) => tx.insertInto('partner_sessions').values(session).execute());
  return { token, tokenHead: 'Bearer ', currentTime: now, partner_id: partner.id, name: partner.name };
}

/** Partners by their token. */
export function partnerResolver({ db, clock }: Pick<Services, 'db' | 'clock'>): PrincipalResolver {
  return {
    scheme: 'Bearer',
    async resolve(tokenHash) {
      const session = await db.read
        .selectFrom('partner_sessions')
        .select(['partner_id', 'started_at', 'expires_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!session) return undefined;
      const now = clock.now();
      const holds = now < session.expires_at && now - session.started_at < SESSION_MS;
      return holds ? { caller: { kind: 'partner', partnerId: session.partner_id } } : { error: 'tokenExpired' };
    },
  };
}
