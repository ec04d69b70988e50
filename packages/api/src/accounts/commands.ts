import { type ActionInput, CallError, type LoggedIn, type SessionUser } from '@cpc/contract';
import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { isUniqueViolation } from '../db/unique.ts';
import { type Call, callerAs } from '../http/call.ts';
import { enqueue } from '../jobs/jobs.ts';
import { hashSecret } from '../ports/random.ts';
import type { Services } from '../services.ts';
import { addressOf } from '../http/address.ts';
import { countAttempt } from './attempts.ts';
import { type Holder, rememberDevice } from './devices.ts';
import { CUSTOMER_LOGINS, countLogin } from './login-limits.ts';
import { checkNewPassword, type Passwords } from './passwords.ts';
import { parsePhone } from './phone.ts';
import type { AdoptGuest } from './ports.ts';
import {
  type Account,
  GRACE_MS,
  endOtherSessions,
  guestOf,
  openSession,
  retireSession,
  takeGuest,
} from './sessions.ts';

/** In a quarter of an hour, from one address. */
const REGISTRATIONS = 30;
const GUESTS = 120;

/** A new guest, or the one this device had before its login ended (decision 094). */
export async function openGuest(
  services: Services,
  { last_token }: ActionInput<'User.guest'>,
  call: Call,
): Promise<SessionUser> {
  await countAttempt(services, [{ subject: ['guest', addressOf(call.ip)], most: GUESTS }]);
  const last = last_token === undefined ? undefined : hashSecret(last_token);
  return services.db.transact(async (tx) => {
    const known = last && (await guestOf(tx, services, last));
    if (known) {
      await retireSession(tx, services, last);
      return openSession(tx, services, known);
    }
    const account = { id: services.random.id(), phone: null };
    await tx
      .insertInto('accounts')
      .values({ ...account, password_hash: null, created_at: services.clock.now() })
      .execute();
    return openSession(tx, services, account);
  });
}

/** A guest who registers becomes the account, and keeps works and orders (SN-03). */
export async function register(
  services: Services,
  passwords: Passwords,
  input: ActionInput<'User.register'>,
  call: Call,
): Promise<LoggedIn> {
  const phone = parsePhone(input.phone, input.country);
  checkNewPassword(input.password);
  await countAttempt(services, [{ subject: ['register', addressOf(call.ip)], most: REGISTRATIONS }]);
  const row = { phone, password_hash: await passwords.hash(input.password) };
  try {
    return await services.db.transact(async (tx) => {
      const account = (await upgradeGuest(tx, call, row)) ?? (await addAccount(tx, services, row));
      if (call.caller.kind === 'customer') await retireSession(tx, services, call.caller.session);
      const device = await rememberDevice(tx, services, holderOf(account), input.device);
      return { ...(await openSession(tx, services, account)), device };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('phoneTaken') : error;
  }
}

interface Registration {
  readonly phone: string;
  readonly password_hash: string;
}

async function upgradeGuest(tx: Tx, { caller }: Call, row: Registration): Promise<Account | undefined> {
  if (caller.kind !== 'customer') return undefined;
  const account = await tx
    .updateTable('accounts')
    .set(row)
    .where('id', '=', caller.accountId)
    .where('phone', 'is', null)
    .returning(['id', 'phone'])
    .executeTakeFirst();
  if (account) await endOtherSessions(tx, account.id, caller.session);
  return account;
}

async function addAccount(tx: Tx, { random, clock }: Services, row: Registration): Promise<Account> {
  const account = { id: random.id(), ...row, created_at: clock.now() };
  await tx.insertInto('accounts').values(account).execute();
  return account;
}

export async function logIn(
  services: Services,
  passwords: Passwords,
  adopters: readonly AdoptGuest[],
  input: ActionInput<'User.login'>,
  call: Call,
): Promise<LoggedIn> {
  const phone = parsePhone(input.phone, input.country);
  if (input.password === '') throw new CallError('passwordRequired');
  const account = await services.db.read
    .selectFrom('accounts')
    .select(['id', 'phone', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  const holder = account && holderOf(account);
  const { ip } = call;
  const succeeded = await countLogin(services, {
    of: 'login',
    limits: CUSTOMER_LOGINS,
    name: phone,
    holder,
    ip,
    device: input.device,
  });
  const right = await passwords.matches(account?.password_hash, input.password);
  if (!account || !holder || !right) throw new CallError('loginWrong');
  await succeeded();
  return services.db.transact(async (tx) => {
    await adoptGuest(tx, services, call, account, adopters);
    if (call.caller.kind === 'customer') await retireSession(tx, services, call.caller.session);
    const device = await rememberDevice(tx, services, holder, input.device);
    return { ...(await openSession(tx, services, account)), device };
  });
}

const holderOf = ({ id }: Account): Holder => `account:${brand<AccountId>(id)}`;

async function adoptGuest(
  tx: Tx,
  services: Services,
  { caller }: Call,
  account: Account,
  adopters: readonly AdoptGuest[],
): Promise<void> {
  if (caller.kind !== 'customer' || caller.accountId === account.id) return;
  const guest = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', caller.accountId)
    .where('phone', 'is', null)
    .executeTakeFirst();
  if (!guest) return;
  const pair: Adoption = { guest: caller.accountId, account: brand<AccountId>(account.id) };
  for (const adopt of adopters) await adopt(tx, pair.guest, pair.account);
  await enqueue(tx, services, { kind: ADOPT_JOB, payload: pair, key: pair.guest, delay: STRAGGLERS_MS });
}

/** Background work: what the guest's last calls made comes to the account as well. */
export const ADOPT_JOB = 'accounts.adopt';
/** The guest's token serves the calls that were on their way when the guest logged in, and placing an order takes a while. */
const STRAGGLERS_MS = 2 * GRACE_MS;

export interface Adoption {
  readonly guest: AccountId;
  readonly account: AccountId;
}

/** Hands over what came after the guest had logged in. A guest who has registered meanwhile keeps it. */
export async function adoptAgain(
  { db }: Pick<Services, 'db'>,
  adopters: readonly AdoptGuest[],
  { guest, account }: Adoption,
): Promise<void> {
  await db.transact(async (tx) => {
    if (await takeGuest(tx, guest)) for (const adopt of adopters) await adopt(tx, guest, account);
  });
}

export async function renew(services: Services, call: Call): Promise<SessionUser> {
  const { accountId, session } = callerAs(call, 'customer');
  return services.db.transact(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'phone'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!account) throw new CallError('accountMissing');
    await retireSession(tx, services, session);
    return openSession(tx, services, account);
  });
}
