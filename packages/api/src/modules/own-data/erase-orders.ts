import type { PostalAddress } from '@cpc/contract';
import { type AccountId, PRINT_JOB_TABLE } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { eraseNicknames } from '../../records/nicknames/store.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';

/**
 * Removes the person from an account's orders: designs, print files, addresses, nicknames, photos, and what customer and
 * shop wrote. What was sold for how much stays (MO-01).
 */
export async function eraseOrders(tx: Tx, account: AccountId, now: number): Promise<void> {
  await eraseFiles(tx, account, now);
  await eraseNicknames(tx, account);
  await tx.updateTable('orders').set({ placed_from: null }).where('account_id', '=', account).execute();
  const deliveries = await tx
    .selectFrom('deliveries')
    .select(['order_id', 'address'])
    .where('order_id', 'in', ordersOf(tx, account))
    .execute();
  for (const { order_id, address } of deliveries)
    await tx
      .updateTable('deliveries')
      .set({ address: countryOf(address) })
      .where('order_id', '=', order_id)
      .execute();
  await eraseWords(tx, account);
}

/** What people wrote about the orders, the customer's words and the shop's: both may name the customer. */
async function eraseWords(tx: Tx, account: AccountId): Promise<void> {
  const orders = ordersOf(tx, account);
  await tx
    .updateTable('problem_messages')
    .set({ words: '' })
    .where('problem_id', 'in', problemsOf(tx, account))
    .execute();
  await tx.updateTable('design_reviews').set({ words: '' }).where('order_id', 'in', orders).execute();
  await tx.updateTable('shop_acts').set({ reason: '' }).where('order_id', 'in', orders).execute();
  const jobs = tx.selectFrom('print_jobs').select('id').where('order_id', 'in', orders);
  await tx.updateTable('print_decisions').set({ reason: '' }).where('job_id', 'in', jobs).execute();
  await tx
    .updateTable('reprints')
    .set((row) => ({
      reason: '',
      called_off_reason: row.case().when('called_off_at', 'is', null).then(null).else('').end(),
    }))
    .where('order_id', 'in', orders)
    .execute();
}

async function eraseFiles(tx: Tx, account: AccountId, now: number): Promise<void> {
  const items = tx.selectFrom('order_items').where('order_id', 'in', ordersOf(tx, account));
  const prints = tx
    .selectFrom('print_jobs')
    .where('order_id', 'in', ordersOf(tx, account))
    .where('state', 'in', PRINT_JOB_TABLE.ends);
  const reprints = tx.selectFrom('reprints').where('order_id', 'in', ordersOf(tx, account));
  const files = [
    ...(await reprints.select('before_file as asset').execute()),
    ...(await items.select('thumbnail as asset').execute()),
    ...(await prints.select('file as asset').execute()),
    ...(await tx
      .deleteFrom('problem_photos')
      .where('problem_id', 'in', problemsOf(tx, account))
      .returning('asset')
      .execute()),
  ].map(({ asset }) => asset);
  await tx
    .updateTable('order_items')
    .set({ document_hash: null, thumbnail: null })
    .where('id', 'in', items.select('id'))
    .execute();
  await tx
    .updateTable('reprints')
    .set({ before: null, before_file: null })
    .where('id', 'in', reprints.select('id'))
    .execute();
  await tx.updateTable('print_jobs').set({ file: null }).where('id', 'in', prints.select('id')).execute();
  for (let at = 0; at < files.length; at += MAX_TOGETHER) await leaveFiles(tx, now, files.slice(at, at + MAX_TOGETHER));
}

/** Files that are noted in one statement. */
const MAX_TOGETHER = 500;

const ordersOf = (reader: Reader, account: AccountId) =>
  reader.selectFrom('orders').select('orders.id').where('orders.account_id', '=', account);

const problemsOf = (reader: Reader, account: AccountId) =>
  reader.selectFrom('problems').select('problems.id').where('order_id', 'in', ordersOf(reader, account));

/** The country stays, because taxes depend on it. */
function countryOf(stored: string): string {
  const { country }: PostalAddress = JSON.parse(stored);
  const nobody = { recipient: '', phone: '', province: '', city: '', detail: '', postal_code: '', email: '' };
  return JSON.stringify({ ...nobody, country } satisfies PostalAddress);
}
