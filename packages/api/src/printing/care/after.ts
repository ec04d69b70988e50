import type { PrintDecision } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PrintingTables } from '../tables.ts';

type DecisionRow = Selectable<PrintingTables['print_decisions']>;

/** What a person decided of a print, unless it was found printed: then whatever is heard later is no news. */
function decided(tx: Tx, jobId: PrintJobId) {
  return tx
    .selectFrom('print_decisions')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('decision', '!=', 'printed')
    .orderBy('fence', 'desc');
}

/** The last time a person had a print made anew. */
export function lastReprint(tx: Tx, jobId: PrintJobId): Promise<DecisionRow | undefined> {
  return decided(tx, jobId).where('decision', '=', 'reprint').executeTakeFirst();
}

/** The decision about the print of one lease. */
export function decisionOf(tx: Tx, jobId: PrintJobId, fence: number): Promise<DecisionRow | undefined> {
  return decided(tx, jobId).where('fence', '=', fence).executeTakeFirst();
}

/** Writes beside a decision what was heard afterwards, once: whoever decided sees what lies there, or does not (PA-06). */
export async function noteLater(
  tx: Tx,
  { job_id, fence }: Pick<DecisionRow, 'job_id' | 'fence'>,
  later: NonNullable<PrintDecision['later']>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('print_decisions')
    .set({ later, later_at: now })
    .where('job_id', '=', job_id)
    .where('fence', '=', fence)
    .where('later', 'is', null)
    .execute();
}
