import { type ActionInput, type AddressView, CallError } from '@cpc/contract';
import { type AccountId, type AddressId, brand } from '@cpc/domain';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import type { Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import type { With } from '../../base/services.ts';
import { checkAddress } from '../../records/addresses/check.ts';
import {
  type AddressRow,
  addressView,
  addressesOf,
  lockAddresses,
  makeDefault,
  ownAddress,
} from '../../records/addresses/store.ts';

/** More than a customer needs. */
export const MAX_ADDRESSES = 50;

/**
 * Saves an address. An id that the account does not have yet creates an address with that id, so a repeated save after
 * a lost answer does not create two. The first address is the default.
 * @throws CallError fieldEmpty, fieldIncorrect, countryUnserved or phoneIncorrect with the field, notFound, addressBookFull
 */
export async function saveAddress(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  accountId: AccountId,
  { address_id, is_default = false, ...typed }: ActionInput<'Address.save'>,
): Promise<AddressView> {
  const id = address_id ?? brand<AddressId>(services.random.id());
  const saved = { ...checkAddress(typed, services.config.countries), saved_at: services.clock.now() };
  try {
    return await services.db.transact(async (tx) => {
      await lockAddresses(tx, accountId);
      const there = await addressesOf(tx, accountId);
      if (there.some((row) => row.id === id)) await replace(tx, accountId, id, saved);
      else if (there.length >= MAX_ADDRESSES) throw new CallError('addressBookFull', { most: MAX_ADDRESSES });
      else
        await tx
          .insertInto('addresses')
          .values({ id, account_id: accountId, ...saved, is_default: 0 })
          .execute();
      if (is_default || there.length === 0) await makeDefault(tx, accountId, id);
      return addressView(await ownAddress(tx, accountId, id));
    });
  } catch (error) {
    // Another account's address has this id: for this caller it does not exist.
    throw isUniqueViolation(error) ? new CallError('notFound', { field: 'address_id' }) : error;
  }
}

async function replace(
  tx: Tx,
  accountId: AccountId,
  id: AddressId,
  saved: Omit<AddressRow, 'id' | 'account_id' | 'is_default'>,
): Promise<void> {
  await tx.updateTable('addresses').set(saved).where('id', '=', id).where('account_id', '=', accountId).execute();
}

/** Deletes an address. Orders keep what they froze of it. @throws CallError notFound */
export function deleteAddress(
  { db }: With<'db'>,
  accountId: AccountId,
  addressId: AddressId,
): Promise<{ readonly address_id: AddressId }> {
  return db.transact(async (tx) => {
    await lockAddresses(tx, accountId);
    await ownAddress(tx, accountId, addressId);
    await tx.deleteFrom('addresses').where('id', '=', addressId).where('account_id', '=', accountId).execute();
    const [first] = await addressesOf(tx, accountId);
    if (first) await makeDefault(tx, accountId, first.id);
    return { address_id: addressId };
  });
}

/** @throws CallError notFound */
export function setDefaultAddress(
  { db }: With<'db'>,
  accountId: AccountId,
  addressId: AddressId,
): Promise<AddressView> {
  return db.transact(async (tx) => {
    await lockAddresses(tx, accountId);
    await ownAddress(tx, accountId, addressId);
    await makeDefault(tx, accountId, addressId);
    return addressView(await ownAddress(tx, accountId, addressId));
  });
}

/** A guest's addresses go to the account. The account's own default stays the default. */
export const adoptAddresses: AdoptGuest = async (tx, guest, account) => {
  await lockAddresses(tx, account);
  const own = await addressesOf(tx, account);
  const brought = tx.updateTable('addresses').where('account_id', '=', guest);
  await (own.length > 0
    ? brought.set({ account_id: account, is_default: 0 })
    : brought.set({ account_id: account })
  ).execute();
};
