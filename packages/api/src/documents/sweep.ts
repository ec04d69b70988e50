import type { Services } from '../services.ts';
import { isUnused, releaseDocument } from './store.ts';

/** Documents looked at in one sweep, and removed in one transaction. */
const MAX_SWEPT = 500;
const MAX_TOGETHER = 20;

/** Removes documents that nothing refers to: of works that are gone for good, of links, of lists. */
export async function sweepDocuments({ db }: Pick<Services, 'db'>): Promise<void> {
  const rows = await db.read.selectFrom('documents').select('hash').where(isUnused).limit(MAX_SWEPT).execute();
  for (let from = 0; from < rows.length; from += MAX_TOGETHER) {
    const part = rows.slice(from, from + MAX_TOGETHER);
    await db.transact(async (tx) => {
      for (const { hash } of part) await releaseDocument(tx, db, hash);
    });
  }
}
