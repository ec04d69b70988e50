import type { ReportedShare, ShareId } from '@cpc/contract';
import { type AccountId, brand } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../base/db/database.ts';
import { SHARE_SIDE } from '../modules/works/keeping/paint-art.ts';
import { subjectOfShare } from '../records/partners/deeds.ts';

/** Reasons that are shown of a link; the number of reports is shown too. */
const MAX_REASONS = 20;

/** Links that were reported, in the given order. The number of queries does not grow with them. */
export async function reportedShares(reader: Reader, ids: readonly ShareId[]): Promise<ReportedShare[]> {
  if (ids.length === 0) return [];
  const [rows, reports, decisions] = await Promise.all([
    rowsOf(reader, ids),
    reportsOf(reader, ids),
    decisionsOf(reader, ids),
  ]);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const all = reports.filter(({ share_id }) => share_id === id);
    const open = all.filter(({ settled_at }) => settled_at === null);
    const [decision] = decisions.filter(({ subject }) => subject === subjectOfShare(id));
    return row ? [viewOf(row, open.length > 0 ? open : all, decision)] : [];
  });
}

const rowsOf = (reader: Reader, ids: readonly ShareId[]) =>
  reader
    .selectFrom('shares')
    .innerJoin('works', 'works.id', 'shares.work_id')
    .innerJoin('accounts', 'accounts.id', 'shares.account_id')
    .leftJoin('goods', 'goods.id', 'shares.goods_id')
    .leftJoin('thumbnails', (join) =>
      join.onRef('thumbnails.art_hash', '=', 'shares.art_hash').on('thumbnails.side', '=', SHARE_SIDE),
    )
    .leftJoin('withdrawn_shares', 'withdrawn_shares.share_id', 'shares.id')
    .select(['shares.id', 'shares.title', 'shares.account_id', 'shares.created_at', 'shares.revoked_at'])
    .select(['works.deleted_at', 'goods.model', 'thumbnails.asset', 'withdrawn_shares.at as withdrawn_at'])
    .select(
      sql<number>`case when accounts.phone is null and accounts.openid_at is null then 0 else 1 end`.as('registered'),
    )
    .select(
      sql<number>`(select count(*) from withdrawn_shares as before where before.account_id = shares.account_id)`.as(
        'withdrawn_before',
      ),
    )
    .where('shares.id', 'in', ids)
    .execute();

const reportsOf = (reader: Reader, ids: readonly ShareId[]) =>
  reader
    .selectFrom('share_reports')
    .select(['share_id', 'reason', 'created_at', 'settled_at'])
    .where('share_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('reporter')
    .execute();

const decisionsOf = (reader: Reader, ids: readonly ShareId[]) =>
  reader
    .selectFrom('operator_events')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['subject', 'at', 'event', 'reason', 'partner_people.name as by'])
    .where('subject', 'in', ids.map(subjectOfShare))
    .orderBy('operator_events.id', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type Report = Awaited<ReturnType<typeof reportsOf>>[number];
type Decision = Awaited<ReturnType<typeof decisionsOf>>[number];

function viewOf(row: Row, reports: readonly Report[], decision: Decision | undefined): ReportedShare {
  const account = { account_id: brand<AccountId>(row.account_id), registered: row.registered === 1 };
  return {
    share_id: row.id,
    title: row.title,
    model: row.model ?? '',
    shared_at: row.created_at,
    live: row.revoked_at === null && row.deleted_at === null,
    withdrawn: row.withdrawn_at !== null,
    account: { ...account, withdrawn: row.withdrawn_before },
    settled: reports.every(({ settled_at }) => settled_at !== null),
    reports: reports.length,
    first_at: Math.min(...reports.map(({ created_at }) => created_at)),
    reasons: reports.slice(0, MAX_REASONS).map(({ created_at, reason }) => ({ at: created_at, reason })),
    painted: row.asset !== null,
    decision: decision
      ? {
          at: decision.at,
          withdrawn: decision.event === 'shareWithdrawn',
          reason: decision.reason,
          by: decision.by,
        }
      : null,
  };
}
