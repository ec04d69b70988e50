import { type AddressView, CallError, type PostalAddress } from '@cpc/contract';
import type { AccountId, AddressId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { AddressesTables } from '../../base/db/tables/addresses.ts';

export type AddressRow = Selectable<AddressesTables['addresses']>;

/** An account's addresses: the default first, then the last saved. */
export function addressesOf(reader: Reader, accountId: AccountId): Promise<AddressRow[]> {
  return reader
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @throws CallError notFound, also if the address belongs to another account */
export async function ownAddress(reader: Reader, accountId: AccountId, addressId: AddressId): Promise<AddressRow> {
  const row = await reader
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new CallError('notFound', { field: 'address_id' });
  return row;
}

/** Locks the addresses of one account: the default is chosen over all of them, so changes must not overlap. */
export async function lockAddresses(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('accounts')
    .set((account) => ({ created_at: account.ref('created_at') }))
    .where('id', '=', accountId)
    .execute();
}

export async function makeDefault(tx: Tx, accountId: AccountId, addressId: AddressId): Promise<void> {
  const own = tx.updateTable('addresses').where('account_id', '=', accountId);
  await own.set({ is_default: 0 }).where('is_default', '=', 1).where('id', '<>', addressId).execute();
  await own.set({ is_default: 1 }).where('id', '=', addressId).execute();
}

/** The address as it stands on the parcel. */
export function postalOf(row: AddressRow): PostalAddress {
  const { recipient, phone, country, province, city, detail, postal_code, email } = row;
  return { recipient, phone, country, province, city, detail, postal_code, email };
}

export const addressView = (row: AddressRow): AddressView => ({
  address_id: row.id,
  ...postalOf(row),
  is_default: row.is_default === 1,
});
