import type { PrintDecision } from '@cpc/contract';
import type { StationId, PrintJobId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../base/db/database.ts';
import type { PrintingTables } from '../../../base/db/tables/printing.ts';

export type DecisionRow = Selectable<PrintingTables['print_decisions']>;

/** A person's decisions about a print, except `printed`: after that decision, later reports are no news. */
function decided(reader: Reader, jobId: PrintJobId) {
  return reader
    .selectFrom('print_decisions')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('decision', '!=', 'printed')
    .orderBy('fence', 'desc');
}

/** The last decision that had a print of this station made again or gave it up. */
export function lastDecision(
  reader: Reader,
  jobId: PrintJobId,
  stationId: StationId,
): Promise<DecisionRow | undefined> {
  return decided(reader, jobId).where('machine_id', '=', stationId).executeTakeFirst();
}

/** Such a decision about the print of one lease. */
export function decisionOf(tx: Tx, jobId: PrintJobId, fence: number): Promise<DecisionRow | undefined> {
  return decided(tx, jobId).where('fence', '=', fence).executeTakeFirst();
}

/**
 * Adds to a decision what was reported afterwards, so that the person sees it (PA-06). `handedOver` replaces `printed`.
 */
export async function noteLateNews(
  tx: Tx,
  { job_id, fence }: DecisionRow,
  later: NonNullable<PrintDecision['later']>,
): Promise<void> {
  await tx
    .updateTable('print_decisions')
    .set({ later })
    .where('job_id', '=', job_id)
    .where('fence', '=', fence)
    .where((row) => row.or([row('later', 'is', null), row('later', '=', 'printed')]))
    .execute();
}
