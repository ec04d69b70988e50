import { CallError, type ShareId } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';

/** True if the content of a link was withdrawn, also if the link was made at the same moment. */
export const hasWithdrawnContent = sql<boolean>`exists (select 1 from withdrawn_shares
  where withdrawn_shares.document_hash = shares.document_hash)`;

/** Returns true if an operator withdrew the link or its content (ED-12). The link itself may be deleted by now. */
export async function isWithdrawn(reader: Reader, shareId: ShareId): Promise<boolean> {
  const itself = reader.selectFrom('withdrawn_shares').select('share_id').where('share_id', '=', shareId);
  if (await itself.executeTakeFirst()) return true;
  const content = reader.selectFrom('shares').select('id').where('id', '=', shareId).where(hasWithdrawnContent);
  return (await content.executeTakeFirst()) !== undefined;
}

/** @throws CallError designWithdrawn if a design with this content was withdrawn, whoever shared it */
export async function refuseWithdrawn(reader: Reader, documentHash: string): Promise<void> {
  const row = await reader
    .selectFrom('withdrawn_shares')
    .select('share_id')
    .where('document_hash', '=', documentHash)
    .limit(1)
    .executeTakeFirst();
  if (row) throw new CallError('designWithdrawn');
}

/**
 * Withdraws a design: the link and every other link with the same content end, and the content cannot be shared again.
 * Works and copies stay with their owners.
 */
export async function withdrawShare(tx: Tx, shareId: ShareId, personId: PersonId, at: number): Promise<void> {
  const same = tx
    .selectFrom('shares')
    .where('document_hash', 'in', (share) =>
      share.selectFrom('shares as one').select('one.document_hash').where('one.id', '=', shareId),
    );
  await tx
    .insertInto('withdrawn_shares')
    .columns(['share_id', 'account_id', 'document_hash', 'person_id', 'at'])
    .expression(
      same.select([
        'id',
        'account_id',
        'document_hash',
        sql<string>`${personId}`.as('by'),
        sql<number>`${sql.lit(at)}`.as('at'),
      ]),
    )
    .onConflict((conflict) => conflict.column('share_id').doNothing())
    .execute();
  await tx
    .updateTable('shares')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (share) => share.selectFrom('withdrawn_shares').select('share_id').where('at', '=', at))
    .execute();
}
