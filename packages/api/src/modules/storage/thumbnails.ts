import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../base/ports/clock.ts';
import { isReportedShare } from '../../records/works/reported.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { MAX_ROWS, type Sweep } from '../../records/storage/sweep.ts';

/** A thumbnail that was just painted may belong to a design that is saved again. */
const KEPT_MS = DAY_MS;

const isUnused = (now: number): RawBuilder<boolean> => sql<boolean>`(not exists (select 1 from works
    where works.art_hash = thumbnails.art_hash)
  and not exists (select 1 from shares where shares.art_hash = thumbnails.art_hash
    and (shares.revoked_at is null or ${isReportedShare(now)})))`;

/** Deletes thumbnails that no work, no live and no reported link uses. Every saved revision leaves one. */
export const sweepThumbnails: Sweep = async ({ db, clock }, [from]) => {
  const now = clock.now();
  const page = await db.read
    .selectFrom('thumbnails')
    .select('art_hash')
    .select((query) => query.fn.max(query.case().when(isUnused(now)).then(1).else(0).end()).as('unused'))
    .where('art_hash', '>', from)
    .groupBy('art_hash')
    .orderBy('art_hash')
    .limit(MAX_ROWS)
    .execute();
  for (const { art_hash, unused } of page) {
    if (unused !== 1) continue;
    await db.transact(async (tx) => {
      const gone = await tx
        .deleteFrom('thumbnails')
        .where('art_hash', '=', art_hash)
        .where('created_at', '<', now - KEPT_MS)
        .where(isUnused(now))
        .returning('asset')
        .execute();
      await leaveFiles(
        tx,
        now,
        gone.map(({ asset }) => asset),
      );
    });
  }
  return page.length < MAX_ROWS ? undefined : [page.at(-1)?.art_hash ?? '', ''];
};
