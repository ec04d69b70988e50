import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { Call } from '../../../base/http/call.ts';
import { tellOfPassword } from '../../../records/notifications/password-notice.ts';
import type { With } from '../../../base/services.ts';
import { endIdentities } from '../../../records/accounts/identities.ts';
import { forgetDevices, holderOf } from '../../../records/accounts/devices.ts';
import { type Account, ACCOUNT_COLUMNS, endSessions } from '../../../records/accounts/sessions.ts';
import { upgradeGuest } from '../guests/upgrade-guest.ts';
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
 * other caller takes it over with the new password, and all its earlier logins end.
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
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  if (there) {
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

/**
 * Ends everything of who had the account before: sessions, known devices, OpenID logins, notifications. The browsers are
 * told.
 */
async function endAll(tx: Tx, services: With<'clock' | 'random'>, account: Account): Promise<string[]> {
  await forgetDevices(tx, holderOf(account));
  await endIdentities(tx, brand<AccountId>(account.id));
  await tellOfPassword(tx, services, { account: brand<AccountId>(account.id), here: null, ends: true });
  return endSessions(tx, account.id);
}

interface Proved {
  readonly phone: string;
  readonly password_hash: string;
  readonly phone_proved_at: number;
}

async function addAccount(tx: Tx, { random, clock }: With<'clock' | 'random'>, row: Proved): Promise<Account> {
  const account = { id: random.id(), ...row, created_at: clock.now() };
  await tx.insertInto('accounts').values(account).execute();
  return { ...account, openid_at: null };
}
