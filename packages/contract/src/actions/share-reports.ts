import * as z from 'zod/mini';
import type { AccountId } from '@cpc/domain';
import { action } from '../action.ts';
import { count, id, text, timestamp } from '../schemas.ts';
import { shareId } from './sharing.ts';

const who = ['operator'] as const;

const REPORT_DECISIONS = ['withdraw', 'dismiss'] as const;

/** A shared design that was reported, with the reports of one state. Nobody's phone number is in it. */
const reportedShare = z.object({
  share_id: shareId,
  title: z.string(),
  /** The model it was designed for; empty if that is no longer sold. */
  model: z.string(),
  shared_at: timestamp,
  /** Whether the link still works. */
  live: z.boolean(),
  withdrawn: z.boolean(),
  /** The account that shares it, and how many of its links were withdrawn. */
  account: z.object({ account_id: id<AccountId>(), registered: z.boolean(), withdrawn: count }),
  /** Whether every report is decided. The fields below are about the open ones, if there are any. */
  settled: z.boolean(),
  reports: count,
  first_at: timestamp,
  /** The last reasons, the newest first. */
  reasons: z.array(z.object({ at: timestamp, reason: z.string() })),
  /** Whether GET /api/operator/share/{share_id} has its picture. */
  painted: z.boolean(),
  /** The last decision; null if there was none. */
  decision: z.nullable(z.object({ at: timestamp, withdrawn: z.boolean(), reason: z.string(), by: z.string() })),
});
export type ReportedShare = z.infer<typeof reportedShare>;

export const shareReportsActions = [
  action({
    name: 'Operator.shareReports',
    paged: true,
    who,
    summary:
      'Lists shared designs that were reported: those that wait for a decision, the longest waiting first, or the decided ones, the latest first (ED-12).',
    input: z.object({ settled: z.boolean() }),
    output: z.array(reportedShare),
  }),
  action({
    name: 'Operator.decideShareReports',
    who,
    summary:
      'Decides about all open reports of a link, with a reason for the history: withdraws the design, whose links end and which cannot be shared again unchanged, or dismisses the reports (ED-12).',
    input: z.object({ share_id: shareId, decision: z.enum(REPORT_DECISIONS), reason: text(200) }),
    output: reportedShare,
  }),
] as const;
