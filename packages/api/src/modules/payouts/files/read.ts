import { type ActionOutput, CallError } from '@cpc/contract';
import type { PayoutId, PersonId } from '@cpc/domain';
import { unseal } from '../../../base/sealing.ts';
import type { With } from '../../../base/services.ts';
import { payoutRow } from './list.ts';
import { nameOfFile } from './payment.ts';

/** The row in which a file may be decrypted. */
export const placeOfFile = (id: PayoutId, name: string) => `file ${name} of payout ${id}`;

/**
 * The file of a payout, and a record of who read it: it is the only place with whole account numbers.
 * @throws CallError notFound, or bankDataOff if the key is missing
 */
export async function readPayoutFile(
  { db, clock, random, config }: With<'db' | 'clock' | 'random' | 'config'>,
  by: PersonId,
  id: PayoutId,
): Promise<ActionOutput<'Operator.payoutFile'>> {
  const row = await payoutRow(db.read, id);
  if (!config.payouts.keys.some((key) => key.id === row.key_id)) throw new CallError('bankDataOff');
  const name = nameOfFile(row.number, row.format);
  const file = unseal(config.payouts.keys, row, placeOfFile(id, name)).toString('base64');
  await db.transact((tx) =>
    tx
      .insertInto('operator_events')
      .values({
        id: random.id(),
        at: clock.now(),
        person_id: by,
        event: 'payoutRead',
        subject: `payout:${id}`,
        reason: '',
      })
      .execute(),
  );
  return { name, file };
}
