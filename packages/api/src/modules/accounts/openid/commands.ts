import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import { addressOf } from '../../../base/http/address.ts';
import { type Call, callerAs } from '../../../base/http/call.ts';
import type { OpenidProviderConfig, With } from '../../../base/services.ts';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import { holderOf, rememberDevice } from '../../../records/accounts/devices.ts';
import { endIdentitiesOf, isSameIssuer, issuersOf } from '../../../records/accounts/identities.ts';
import { beginLogin } from '../../../records/accounts/logins.ts';
import type { Passwords } from '../../../base/ports/passwords.ts';
import type { AdoptGuest } from '../../../records/accounts/ports.ts';
import { leaveSession, openSession } from '../../../records/accounts/sessions.ts';
import { beginAttempt, takeAttempt } from './attempts.ts';
import { accountOfIdentity, connectIdentity } from './enter.ts';
import { identityOf, loginPage } from './provider.ts';
import { countOwnPassword } from '../../../records/accounts/passwords.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config' | 'log'>;

/** Logins that go to a provider from one address, in a quarter of an hour. */
const MAX_BEGUN = 60;

/** Where providers lead the browser back to; the operator registers it with each of them. */
export const RETURN_PATH = '/openid/return';
const returnAddress = ({ config }: With<'config'>): string => config.publicUrl + RETURN_PATH;

/**
 * Begins a login by a provider, or the connection of one to the caller's account, which needs its password if it has one.
 * @throws CallError openidUnknown, openidAway, tooManyRequests, ownPasswordWrong, or forbidden for a guest who connects
 */
export async function beginOpenid(
  services: Ports,
  passwords: Passwords,
  { provider: name, connect, password }: ActionInput<'User.beginOpenid'>,
  call: Call,
): Promise<ActionOutput<'User.beginOpenid'>> {
  const provider = providerNamed(services, name);
  const connects = connect === true ? callerAs(call, 'customer').accountId : null;
  if (connects !== null) await checkOwner(services, passwords, connects, password);
  await countAttempt(services, [{ subject: ['openid', addressOf(call.ip)], most: MAX_BEGUN, perAddress: true }]);
  const { ties, browser } = await beginAttempt(services, name, connects);
  return { url: await loginPage(services, provider, returnAddress(services), ties), browser };
}

/**
 * Ends a login that a provider has led back: checks its answer, and opens the account of who logged in, or connects the
 * login to the account of the caller who began it.
 * @throws CallError openidRefused if the customer did not agree, openidFailed, openidAway or openidTaken
 */
export async function finishOpenid(
  services: Ports,
  adopters: readonly AdoptGuest[],
  input: ActionInput<'User.finishOpenid'>,
  call: Call,
): Promise<ActionOutput<'User.finishOpenid'>> {
  const attempt = await takeAttempt(services, input);
  const provider = providerNamed(services, attempt.provider);
  if (input.error === 'access_denied') throw new CallError('openidRefused');
  const answer = new URL(returnAddress(services));
  for (const name of ['state', 'code', 'iss', 'error'] as const) {
    const value = input[name];
    if (value !== undefined) answer.searchParams.set(name, value);
  }
  const identity = await identityOf(services, provider, answer, { ...attempt, state: input.state });
  if (attempt.connects !== null) {
    // The login may have changed on this device while the customer was away.
    if (call.caller.kind !== 'customer' || call.caller.accountId !== attempt.connects)
      throw new CallError('openidFailed');
    await connectIdentity(services, call.caller, identity);
    return { connected: true };
  }
  const enter = () =>
    services.db.transact(async (tx) => {
      const account = await accountOfIdentity(tx, services, call, identity, adopters);
      const before = await leaveSession(tx, services, call);
      const device = await rememberDevice(tx, services, holderOf(account), input.device);
      const session = await openSession(tx, services, account, beginLogin(services, call, before));
      return { connected: false, user: { ...session, device } };
    });
  return enter().catch((error: unknown) => {
    // The same person has entered at the same time in another tab: now the identity has an account.
    if (isUniqueViolation(error)) return enter();
    throw error;
  });
}

/**
 * Disconnects a provider from the caller's account.
 * @throws CallError openidLast if nothing else opens the account, or openidUnknown
 */
export async function disconnectOpenid(
  services: Ports,
  { provider: name }: ActionInput<'User.disconnectOpenid'>,
  call: Call,
): Promise<ActionOutput<'User.disconnectOpenid'>> {
  const { accountId } = callerAs(call, 'customer');
  const { issuer } = providerNamed(services, name);
  const ended = await services.db.transact(async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', accountId)
      .returning('password_hash')
      .executeTakeFirst();
    const opensByPassword = account?.password_hash != null;
    const issuers = await issuersOf(tx, accountId);
    // A provider that the operator offers no longer opens nothing.
    const others = services.config.openid.filter((one) => !isSameIssuer(one.issuer, issuer));
    const opensByOther = others.some((one) => issuers.some((stored) => isSameIssuer(stored, one.issuer)));
    if (!opensByOther && !opensByPassword) throw new CallError('openidLast');
    return endIdentitiesOf(tx, accountId, issuer);
  });
  return { ended };
}

/**
 * Checks that somebody who connects a provider owns the account: a device that is borrowed for a minute must not become a
 * lasting way in.
 * @throws CallError ownPasswordWrong, tooManyRequests, or forbidden for a guest
 */
async function checkOwner(
  services: Ports,
  passwords: Passwords,
  accountId: AccountId,
  password: string | undefined,
): Promise<void> {
  const account = await services.db.read
    .selectFrom('accounts')
    .select(['phone', 'openid_at', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || (account.phone === null && account.openid_at === null)) throw new CallError('forbidden');
  if (account.password_hash === null) return;
  const succeeded = await countOwnPassword(services, accountId);
  if (!(await passwords.matches(account.password_hash, password ?? '')))
    throw new CallError('ownPasswordWrong', { field: 'password' });
  await succeeded();
}

/** How an account can be opened: by a password, and by which of the providers. */
export async function waysOf(
  { db, config }: With<'db' | 'config'>,
  accountId: AccountId,
): Promise<ActionOutput<'User.account'>> {
  const account = await db.read
    .selectFrom('accounts')
    .select(['password_hash', 'terms_version', 'terms_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new CallError('accountMissing');
  const issuers = await issuersOf(db.read, accountId);
  return {
    has_password: account.password_hash !== null,
    terms_version: account.terms_version,
    terms_at: account.terms_at,
    openid: config.openid.map(({ name, label, issuer }) => ({
      provider: name,
      label,
      connected: issuers.some((one) => isSameIssuer(one, issuer)),
    })),
  };
}

function providerNamed({ config }: With<'config'>, name: string): OpenidProviderConfig {
  const provider = config.openid.find((one) => one.name === name);
  if (!provider) throw new CallError('openidUnknown');
  return provider;
}
