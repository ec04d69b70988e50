import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { Call } from '../../../base/http/call.ts';
import { tellOfPassword } from '../../../records/notifications/password-notice.ts';
import type { With } from '../../../base/services.ts';
import { forgetDevices, holderOf } from '../../../records/accounts/devices.ts';
import { type Account, endOtherSessions, endSessions } from '../../../records/accounts/sessions.ts';
import type { PhoneCode } from './code.ts';

interface Owner {
  readonly account: Account;
  /** True if it is the caller's own guest, or was created now. */
  readonly isNew: boolean;
  /** Hashes of the tokens of logins that have ended. */
  readonly ended: readonly string[];
}

/**
 * Returns the account that a proved number opens (decision 115). A caller who knows its password continues with it. Any
 * other caller takes it over with the new password, and all its earlier logins end. But an account whose number was
 * never proved only loses the number, because it may belong to another person: the number and its old password still
 * open it.
 */
export async function accountOf(
  tx: Tx,
  services: With<'clock' | 'random'>,
  call: Call,
  code: PhoneCode,
): Promise<Owner> {
  const { phone, password_hash } = code;
  const now = services.clock.now();
  const there = await tx
    .updateTable('accounts')
    .set({ phone })
    .where('phone', '=', phone)
    .returning(['id', 'phone', 'phone_proved_at'])
    .executeTakeFirst();
  if (there && there.id !== code.knows && there.phone_proved_at === null) {
    await tx
      .updateTable('accounts')
      .set({ phone: null, former_phone: phone, phone_lost_at: now })
      .where('id', '=', there.id)
      .execute();
  } else if (there) {
    const knows = there.id === code.knows;
    await tx
      .updateTable('accounts')
      .set({ phone_proved_at: now, ...(knows ? {} : { password_hash }) })
      .where('id', '=', there.id)
      .execute();
    const ended = knows ? [] : await endAll(tx, services, there);
    return { account: there, isNew: false, ended };
  }
  const row = { phone, password_hash, phone_proved_at: now };
  const account = (await upgradeGuest(tx, call, row)) ?? (await addAccount(tx, services, row));
  return { account, isNew: true, ended: [] };
}

/** Ends everything that the old password opened: sessions, known devices, notifications. Their browsers are told. */
async function endAll(tx: Tx, services: With<'clock' | 'random'>, account: Account): Promise<string[]> {
  await forgetDevices(tx, holderOf(account));
  await tellOfPassword(tx, services, { account: brand<AccountId>(account.id), here: null, ends: true });
  return endSessions(tx, account.id);
}

interface Proved {
  readonly phone: string;
  readonly password_hash: string;
  readonly phone_proved_at: number;
}

async function upgradeGuest(tx: Tx, { caller }: Call, row: Proved): Promise<Account | undefined> {
  if (caller.kind !== 'customer') return undefined;
  const account = await tx
    .updateTable('accounts')
    .set({ ...row, former_phone: null })
    .where('id', '=', caller.accountId)
    .where('phone', 'is', null)
    .returning(['id', 'phone'])
    .executeTakeFirst();
  if (account) await endOtherSessions(tx, account.id, caller.session);
  return account;
}

async function addAccount(tx: Tx, { random, clock }: With<'clock' | 'random'>, row: Proved): Promise<Account> {
  const account = { id: random.id(), ...row, created_at: clock.now() };
  await tx.insertInto('accounts').values(account).execute();
  return account;
}
