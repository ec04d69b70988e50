import type { Reader, Tx } from '../../base/db/database.ts';
import { type Account, ACCOUNT_COLUMNS } from '../../records/accounts/sessions.ts';

export interface PhoneAccount extends Account {
  readonly password_hash: string | null;
}

/** The account of a number. */
export function accountOfPhone(reader: Reader, phone: string): Promise<PhoneAccount | undefined> {
  return reader
    .selectFrom('accounts')
    .select([...ACCOUNT_COLUMNS, 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** Locks the account until the end of the transaction. @returns false if number or password changed meanwhile */
export async function isStill(tx: Tx, account: PhoneAccount, phone: string): Promise<boolean> {
  const still = await tx
    .updateTable('accounts')
    .set({ phone })
    .where('id', '=', account.id)
    .where('phone', '=', phone)
    .where('password_hash', '=', account.password_hash)
    .returning('id')
    .executeTakeFirst();
  return still !== undefined;
}
