import { inParts } from '../../base/db/in-parts.ts';
import type { With } from '../../base/services.ts';
import { MAX_ROWS, type Place, START } from '../../records/storage/sweep.ts';
import { isUnused, releaseDocument } from '../../records/documents/store.ts';

/** Documents that are removed in one transaction. */
const MAX_TOGETHER = 20;

/**
 * Removes documents without references: of deleted works, links and lists. Each call checks one page of them.
 * @returns where to continue; undefined at the end
 */
export async function sweepDocuments({ db }: With<'db'>, [from]: Place = START): Promise<Place | undefined> {
  const page = await db.read
    .selectFrom('documents')
    .select('hash')
    .select((query) => query.case().when(isUnused).then(1).else(0).end().as('unused'))
    .where('hash', '>', from)
    .orderBy('hash')
    .limit(MAX_ROWS)
    .execute();
  const unused = page.filter(({ unused: isIt }) => isIt === 1);
  for (const part of inParts(unused, MAX_TOGETHER)) {
    await db.transact(async (tx) => {
      for (const { hash } of part) await releaseDocument(tx, db, hash);
    });
  }
  return page.length < MAX_ROWS ? undefined : [page.at(-1)?.hash ?? '', ''];
}
