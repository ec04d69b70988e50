import { type ActionInput, CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { With } from '../../base/services.ts';
import { forgetOtherDevices, holderOf } from '../../records/accounts/devices.ts';
import { endOtherLogins, type EndedLogins, loginOf } from '../../records/accounts/logins.ts';
import type { Passwords } from '../../base/ports/passwords.ts';
import { checkNewPassword, countOwnPassword } from '../../records/accounts/passwords.ts';
import { sessionTopic } from '../../base/http/caller-topics.ts';
import { claimSubscription } from '../../records/notifications/store.ts';
import { tellOfPassword } from '../../records/notifications/password-notice.ts';

const NONE: EndedLogins = { sessions: [], devices: 0 };

/**
 * Changes a password by the old one (SN-08). Codes that wait for their number stay valid: they prove the number.
 * @returns the number of devices that are logged out
 * @throws CallError ownPasswordWrong, passwordRequired, passwordTooShort, passwordMissing for an account without a
 * password, tokenInvalid if the login has ended meanwhile, or tooManyRequests
 */
export async function changePassword(
  services: With<'db' | 'clock' | 'random' | 'config' | 'events'>,
  passwords: Passwords,
  input: ActionInput<'User.changePassword'>,
  call: Call,
): Promise<{ readonly ended: number }> {
  const self = callerAs(call, 'customer');
  const { accountId, session } = self;
  checkNewPassword(input.new_password);
  const succeeded = await countOwnPassword(services, accountId);
  const before = await passwordOf(services, accountId);
  const wrong = new CallError('ownPasswordWrong', { field: 'password' });
  if (!(await passwords.matches(before, input.password))) throw wrong;
  const password_hash = await passwords.hash(input.new_password);
  const ended = await services.db.transact(async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', accountId)
      .where('password_hash', '=', before)
      .returning('id')
      .executeTakeFirst();
    // Another call has changed it meanwhile.
    if (!changed) throw wrong;
    const here = await loginOf(tx, session);
    // The login has ended while the call was on its way.
    if (here === undefined) throw new CallError('tokenInvalid');
    if (input.endpoint !== undefined) await claimSubscription(tx, accountId, input.endpoint, here);
    await tellOfPassword(tx, services, { account: accountId, here, ends: input.log_out_others });
    if (!input.log_out_others) return NONE;
    await forgetOtherDevices(tx, holderOf({ id: accountId }), input.device);
    return endOtherLogins(tx, services, self);
  });
  for (const other of ended.sessions) services.events.publish(sessionTopic(other));
  await succeeded();
  return { ended: ended.devices };
}

async function passwordOf({ db }: With<'db'>, account: AccountId): Promise<string> {
  const row = await db.read.selectFrom('accounts').select('password_hash').where('id', '=', account).executeTakeFirst();
  if (!row) throw new CallError('accountMissing');
  if (row.password_hash === null) throw new CallError('passwordMissing');
  return row.password_hash;
}
