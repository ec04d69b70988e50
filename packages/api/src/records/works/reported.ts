import { RETENTION_DAYS } from '@cpc/contract';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../base/ports/clock.ts';

/** A reported design is kept until an operator decides, and no longer than this, in ms from the report. */
const REPORT_MS = RETENTION_DAYS.report * DAY_MS;

/** True if a link was reported: its row stays, whatever happens to its design. */
export const isReportedShare = (now: number): RawBuilder<boolean> => sql<boolean>`exists (select 1 from share_reports
  where share_reports.share_id = shares.id and share_reports.settled_at is null
    and share_reports.created_at > ${now - REPORT_MS})`;

/** True if a link of a work was reported: the work stays, because its links would be deleted with it. */
export const isReportedWork = (now: number): RawBuilder<boolean> => sql<boolean>`exists (select 1 from shares
  where shares.work_id = works.id and ${isReportedShare(now)})`;
