import { KEPT_DAYS } from '@cpc/contract';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../base/ports/clock.ts';

/** Nobody settles reports yet. What was reported is kept this long, in ms from the report. */
const REPORT_MS = KEPT_DAYS.report * DAY_MS;

/** Whether a link was reported: its row stays, whatever becomes of its design. */
export const isReportedShare = (now: number): RawBuilder<boolean> => sql<boolean>`exists (select 1 from share_reports
  where share_reports.share_id = shares.id and share_reports.created_at > ${now - REPORT_MS})`;

/** Whether a link of a work was reported: the work stays, for its links go with it. */
export const isReportedWork = (now: number): RawBuilder<boolean> => sql<boolean>`exists (select 1 from shares
  where shares.work_id = works.id and ${isReportedShare(now)})`;
