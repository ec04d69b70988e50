import { type ActionInput, CallError, type ReportedShare, type ShareId } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import type { Reader } from '../base/db/database.ts';
import type { ShareEvent } from '../base/db/tables/partners.ts';
import type { Page } from '../base/http/page.ts';
import type { With } from '../base/services.ts';
import { withdrawShare } from '../records/works/withdrawn.ts';
import { noteDeed, subjectOfShare } from '../records/partners/deeds.ts';
import { reportedShares } from './share-views.ts';

type Decision = ActionInput<'Operator.decideShareReports'>;

/** One page of reported designs: open ones by their waiting time, or decided ones, the latest first (ED-12). */
export async function listShareReports(
  reader: Reader,
  settled: boolean,
  page: Page,
): Promise<{ readonly shares: ReportedShare[]; readonly total: number }> {
  const open = reader
    .selectFrom('share_reports')
    .innerJoin('shares', 'shares.id', 'share_reports.share_id')
    .where('settled_at', 'is', null);
  // A link with both has a new report after a decision: it is to be decided.
  const over = reader
    .selectFrom('share_reports')
    .innerJoin('shares', 'shares.id', 'share_reports.share_id')
    .where('settled_at', 'is not', null)
    .where('share_id', 'not in', (query) =>
      query.selectFrom('share_reports').select('share_id').where('settled_at', 'is', null),
    );
  const wanted = settled ? over : open;
  const [rows, { total }] = await Promise.all([
    wanted
      .select('share_id')
      .groupBy('share_id')
      .orderBy(
        (row) => (settled ? row.fn.max('settled_at') : row.fn.min('share_reports.created_at')),
        settled ? 'desc' : 'asc',
      )
      .orderBy('share_id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    wanted.select((row) => row.fn.count<number>('share_id').distinct().as('total')).executeTakeFirstOrThrow(),
  ]);
  const shares = await reportedShares(
    reader,
    rows.map(({ share_id }) => share_id),
  );
  return { shares, total };
}

const EVENTS: Readonly<Record<Decision['decision'], ShareEvent>> = {
  withdraw: 'shareWithdrawn',
  dismiss: 'reportsDismissed',
};

/**
 * Decides about the open reports of a link (ED-12). Of two operators at once, the second is refused.
 * @throws CallError fieldEmpty, notFound for a link that was never reported, problemDecided
 */
export async function decideShareReports(
  services: With<'db' | 'clock' | 'random'>,
  by: PersonId,
  { share_id, decision, reason }: Decision,
): Promise<ReportedShare> {
  const { db, clock } = services;
  const because = reason.trim();
  if (because === '') throw new CallError('fieldEmpty', { field: 'reason' });
  const now = clock.now();
  await db.transact(async (tx) => {
    const settled = await tx
      .updateTable('share_reports')
      .set({ settled_at: now })
      .where('share_id', '=', share_id)
      .where('settled_at', 'is', null)
      .returning('reporter')
      .execute();
    if (settled.length === 0) throw new CallError((await wasReported(tx, share_id)) ? 'problemDecided' : 'notFound');
    if (decision === 'withdraw') await withdrawShare(tx, share_id, by, now);
    await noteDeed(tx, services, {
      by,
      event: EVENTS[decision],
      partnerId: null,
      subject: subjectOfShare(share_id),
      reason: because,
    });
  });
  const [view] = await reportedShares(db.read, [share_id]);
  if (!view) throw new CallError('notFound');
  return view;
}

async function wasReported(reader: Reader, shareId: ShareId): Promise<boolean> {
  const row = await reader
    .selectFrom('share_reports')
    .select('share_id')
    .where('share_id', '=', shareId)
    .executeTakeFirst();
  return row !== undefined;
}
