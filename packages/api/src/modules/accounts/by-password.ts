import type { Reader, Tx } from '../../base/db/database.ts';
import type { Passwords } from '../../records/accounts/passwords.ts';
import { type Account, ACCOUNT_COLUMNS } from '../../records/accounts/sessions.ts';

/** The account that a phone number and a password open. */
export interface PhoneLogin {
  readonly account: Account & { readonly password_hash: string | null };
  /** True if the account lost the number because another person proved it (decision 115). */
  readonly isFormer: boolean;
}

export interface PhoneAccounts {
  readonly current: PhoneLogin['account'] | undefined;
  readonly former: PhoneLogin['account'] | undefined;
}

/** The account of a number, and the account that lost it. */
export async function accountsOf(reader: Reader, phone: string): Promise<PhoneAccounts> {
  const by = (column: 'phone' | 'former_phone') =>
    reader
      .selectFrom('accounts')
      .select([...ACCOUNT_COLUMNS, 'password_hash'])
      .where(column, '=', phone)
      .executeTakeFirst();
  return { current: await by('phone'), former: await by('former_phone') };
}

/**
 * Returns the account that a password opens. A wrong password takes the same time whether or not the number has a
 * former account.
 */
export async function accountByPassword(
  passwords: Passwords,
  { current, former }: PhoneAccounts,
  password: string,
): Promise<PhoneLogin | undefined> {
  const isCurrent = await passwords.matches(current?.password_hash, password);
  if (current && isCurrent) return { account: current, isFormer: false };
  const isFormer = await passwords.matches(former?.password_hash, password);
  return former && isFormer ? { account: former, isFormer } : undefined;
}

/** Locks the account until the end of the transaction. @returns false if number or password changed meanwhile */
export async function isStill(tx: Tx, { account, isFormer }: PhoneLogin, phone: string): Promise<boolean> {
  const column = isFormer ? 'former_phone' : 'phone';
  const still = await tx
    .updateTable('accounts')
    .set({ [column]: phone })
    .where('id', '=', account.id)
    .where(column, '=', phone)
    .where('password_hash', '=', account.password_hash)
    .returning('id')
    .executeTakeFirst();
  return still !== undefined;
}
