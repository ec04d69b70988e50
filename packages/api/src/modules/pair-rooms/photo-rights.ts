import { CallError } from '@cpc/contract';
import { type DesignDocument, layersOf } from '@cpc/design';
import type { AccountId, AssetId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { checkRoom } from '../../records/quotas/bytes.ts';
import { hasPicture } from '../../records/storage/has-picture.ts';
import { KEPT_FACTS } from '../uploads/store.ts';

/** The photo that runs over both halves. */
export const photoIn = (shared: DesignDocument): AssetId | undefined =>
  layersOf(shared).flatMap((layer) => (layer.type === 'picture' ? [layer.asset] : []))[0];

/**
 * Makes the photo over both a picture of the other person, too, with what the server knows of it: this one, and nothing
 * that it was made from. It is kept and removed like every picture of theirs (decision 113).
 * @returns false if the giver may not use it
 * @throws CallError spaceFull if the other person has no room for it
 */
export async function givePhoto(
  tx: Tx,
  services: With<'db' | 'clock'>,
  asset: AssetId,
  [giver, taker]: readonly [giver: AccountId, taker: AccountId],
): Promise<boolean> {
  const held = await tx
    .selectFrom('pictures')
    .selectAll()
    .where('asset', '=', asset)
    .where('account_id', 'in', [giver, taker])
    .execute();
  const row = held.find(({ account_id }) => account_id === giver);
  if (!row) return false;
  await tx
    .insertInto('pictures')
    .values({ ...row, account_id: taker, created_at: services.clock.now(), unused_since: null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'asset']).doUpdateSet({ unused_since: null, ...KEPT_FACTS }),
    )
    .execute();
  if (held.length === 1) {
    const bytes = row.bytes + row.proxy_bytes;
    await checkRoom(tx, services, { accountId: taker }, { bytes, isWritten: true });
  }
  return true;
}

/** @throws CallError roomUnfit if the caller may not use the photo that is brought */
export async function refuseForeign(tx: Tx, account: AccountId, asset: AssetId): Promise<void> {
  if (!(await hasPicture(tx, account, asset))) throw new CallError('roomUnfit');
}
