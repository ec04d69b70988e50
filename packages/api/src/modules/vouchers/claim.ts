import { CallError } from '@cpc/contract';
import { type AccountId, type StationId, type VoucherId, brand, plainCode } from '@cpc/domain';
import { countAttempt } from '../../records/accounts/attempts.ts';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { stationRow } from '../../records/catalogue/stations.ts';
import type { Tx } from '../../base/db/database.ts';
import { addressOf } from '../../base/http/address.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import type { With } from '../../base/services.ts';
import type { Prepared, VoucherPlatform } from '../../records/vouchers/platform.ts';
import { LIVE } from '../../records/vouchers/store.ts';

/** Codes that may be tried in a quarter of an hour, so that a code cannot be found by guessing. */
const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 60;
const NUMBER = /^[0-9A-Za-z]{6,40}$/;

/** The customer who enters a code, and the address it comes from. */
interface Holder {
  readonly accountId: AccountId;
  readonly ip: string;
}

/**
 * Asks the platform what a code stands for and keeps the vouchers for the customer: a code belongs to its bearer.
 * @throws CallError vouchersUnavailable, voucherUnknown, tooManyRequests, providerAway or deviceMissing
 */
export async function claimVouchers(
  services: With<'db' | 'clock' | 'random' | 'config' | 'log'>,
  platform: VoucherPlatform | undefined,
  { accountId, ip }: Holder,
  stationId: StationId,
  typed: string,
): Promise<void> {
  const { voucher_place: place } = await stationRow(services.db.read, stationId);
  if (!platform || place === null) throw new CallError('vouchersUnavailable');
  const code = codeOf(typed);
  await countAttempt(services, [
    { subject: ['voucher', accountId], most: MAX_PER_ACCOUNT },
    { subject: ['voucher-address', addressOf(ip)], most: MAX_PER_ADDRESS, perAddress: true },
  ]);
  const prepared = await mapProviderError(services, platform.prepare(code, place));
  if (!prepared || prepared.certificates.length === 0) throw new CallError('voucherUnknown');
  await services.db.transact((tx) => keep(tx, services, accountId, code, prepared));
}

/** @throws CallError voucherUnknown for a text that cannot be a voucher code */
function codeOf(typed: string): string {
  const text = typed.trim();
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  const number = plainCode(text).replaceAll('-', '');
  if (!NUMBER.test(number)) throw new CallError('voucherUnknown');
  return number;
}

/** A voucher in a live payment stays with the account that uses it. */
async function keep(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  account_id: AccountId,
  code: string,
  { orderNumber, certificates }: Prepared,
): Promise<void> {
  for (const { certificateId, sku, title, expiresAt } of certificates) {
    const facts = { code, sku, title: title.slice(0, 200), expires_at: expiresAt, platform_order: orderNumber };
    await tx
      .insertInto('vouchers')
      .values({
        id: brand<VoucherId>(random.id()),
        account_id,
        certificate_id: certificateId,
        ...facts,
        credit: 0,
        claimed_at: clock.now(),
      })
      .onConflict((conflict) =>
        conflict
          .column('certificate_id')
          .doUpdateSet({ account_id, ...facts, claimed_at: clock.now() })
          .where((build) =>
            build.not(
              build.exists(
                build
                  .selectFrom('voucher_payments')
                  .select('voucher_payments.payment_id')
                  .whereRef('voucher_payments.voucher_id', '=', 'vouchers.id')
                  .where('voucher_payments.state', 'in', LIVE),
              ),
            ),
          ),
      )
      .execute();
  }
}

export const adoptVouchers: AdoptGuest = async (tx, guest, account) => {
  await tx.updateTable('vouchers').set({ account_id: account }).where('account_id', '=', guest).execute();
};
