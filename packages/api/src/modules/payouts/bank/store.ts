import { type ActionInput, type ActionOutput, type BankAccount, CallError } from '@cpc/contract';
import type { PartnerId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { PayoutsTables } from '../../../base/db/tables/payouts.ts';
import { seal, unseal } from '../../../base/sealing.ts';
import type { ApiConfig, With } from '../../../base/services.ts';
import { mailOwners } from '../../../records/notifications/mail.ts';
import { namesOf, type ShopPerson } from '../../../records/partners/actor.ts';
import { lockShop, refuseSuspended } from '../../partners/people/lock.ts';
import { type BankData, checkBankData, COUNTRIES, countryOf, isSepa, maskOf } from './check.ts';

export type AccountRow = Selectable<PayoutsTables['bank_accounts']>;
type Ports = With<'db' | 'clock' | 'random' | 'config'>;
type Config = Pick<ApiConfig, 'payouts'>;

/** The accounts before the present one that are shown. */
const MAX_SHOWN = 5;

/** The row in which bank data may be decrypted. */
const placeOf = ({ id, partner_id }: Pick<AccountRow, 'id' | 'partner_id'>) => `bank account ${id} of ${partner_id}`;

/**
 * Sets the account that a shop is paid to; the ones before it stay, for withdrawals that were asked with them.
 * @throws CallError shopSuspended, dutyMissing unless an owner does it, bankDataOff without a key, or for the field that is wrong
 */
export async function setBankAccount(
  services: Ports,
  by: ShopPerson,
  typed: ActionInput<'Partner.setBankAccount'>,
): Promise<ActionOutput<'Partner.bankAccount'>> {
  const { db, clock, random, config } = services;
  const data = checkBankData(typed);
  await db.transact(async (tx) => {
    refuseSuspended(await lockShop(tx, by));
    const at = { id: random.id(), partner_id: by.partnerId };
    const sealed = seal(config.payouts.keys, random.bytes, Buffer.from(JSON.stringify(data)), placeOf(at));
    if (!sealed) throw new CallError('bankDataOff');
    const shown = { country: countryOf(data), mask: maskOf(data), sepa: Number(isSepa(data)) };
    await tx
      .insertInto('bank_accounts')
      .values({ ...at, ...shown, ...sealed, at: clock.now(), person_id: by.personId })
      .execute();
    await mailOwners(tx, services, { about: 'bank', partner_id: by.partnerId, bank_account_id: at.id });
  });
  return bankAccountsOf(db.read, config, by.partnerId);
}

/** The account of a shop and those before it, masked. */
export async function bankAccountsOf(
  reader: Reader,
  config: Config,
  partnerId: PartnerId,
): Promise<ActionOutput<'Partner.bankAccount'>> {
  const rows = await newestFirst(reader, partnerId)
    .limit(MAX_SHOWN + 1)
    .execute();
  const views = await accountViews(reader, config, rows);
  const { state } = await reader
    .selectFrom('partners')
    .select('state')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const suspended = state === 'suspended';
  const [account = null, ...before] = rows.flatMap(({ id }) => views.get(id) ?? []);
  return { account, before, enabled: config.payouts.keys.length > 0, suspended, countries: COUNTRIES };
}

/** The present account of a shop; undefined if it has none. */
export const presentAccount = (reader: Reader, partnerId: PartnerId): Promise<AccountRow | undefined> =>
  newestFirst(reader, partnerId).limit(1).executeTakeFirst();

const newestFirst = (reader: Reader, partnerId: PartnerId) =>
  reader
    .selectFrom('bank_accounts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

/** @returns what may be shown of accounts, by their ids */
export async function accountViews(
  reader: Reader,
  config: Config,
  rows: readonly AccountRow[],
): Promise<ReadonlyMap<string, BankAccount>> {
  const nameOf = await namesOf(
    reader,
    rows.map(({ person_id }) => person_id),
  );
  return new Map(
    rows.map((row) => {
      const { id, mask, country, sepa, at, person_id } = row;
      const holder = holderOf(config, row);
      return [id, { mask, holder, country, sepa: sepa === 1, at, by: nameOf(person_id) }];
    }),
  );
}

function holderOf(config: Config, row: AccountRow): string | null {
  const hasKey = config.payouts.keys.some(({ id }) => id === row.key_id);
  return hasKey ? bankDataOf(config, row).holder : null;
}

/** Decrypts bank data, for the file of a payout. @throws Error if the key is missing */
export function bankDataOf({ payouts }: Config, row: AccountRow): BankData {
  return JSON.parse(unseal(payouts.keys, row, placeOf(row)).toString('utf8'));
}
