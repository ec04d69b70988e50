import type { PrintJobEvent, PrintJobId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { PrintingTables } from '../../base/db/tables/printing.ts';
import type { ReportsTables } from '../../base/db/tables/reports.ts';

type Kind = ReportsTables['report_prints']['kind'];
type Job = Pick<PrintingTables['print_jobs'], 'id' | 'started_at'>;

/**
 * Keeps that an item was printed or became ready, in the transaction of that step. An item that is sent is ready when it
 * is printed.
 */
export async function keepPrint(tx: Tx, job: Job, event: PrintJobEvent, at: number): Promise<void> {
  if (event === 'placed') await insertFact(tx, { id: job.id, kind: 'ready', at, since: null });
  if (event !== 'finished' && event !== 'decidedPrinted') return;
  await insertFact(tx, { id: job.id, kind: 'printed', at, since: job.started_at ?? at });
  await insertFact(tx, { id: job.id, kind: 'ready', at, since: null, sent: 1 });
}

interface Fact {
  readonly id: PrintJobId;
  readonly kind: Kind;
  readonly at: number;
  /** Null: since the payment. */
  readonly since: number | null;
  /** Only if the item is sent. */
  readonly sent?: number;
}

/** PostgreSQL does not know the type of a value that it selects: the casts name it. */
const insertFact = prepared((tx, { id, kind, at, since, sent }: Fact) =>
  tx
    .insertInto('report_prints')
    .columns(['job_id', 'kind', 'nth', 'partner_id', 'machine_id', 'goods_id', 'shell_id', 'at', 'took_ms'])
    .expression((query) =>
      query
        .selectFrom('print_jobs')
        .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
        .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
        .select(['print_jobs.id', sql<Kind>`cast(${kind} as text)`.as('kind')])
        .select(
          sql<number>`1 + (select count(*) from report_prints
            where report_prints.job_id = print_jobs.id and report_prints.kind = ${kind})`.as('nth'),
        )
        .select(['machines.partner_id', 'print_jobs.machine_id', 'order_items.goods_id', 'order_items.shell_id'])
        .select(sql<number>`cast(${at} as bigint)`.as('at'))
        .select(
          sql<number>`cast(${at} as bigint) - coalesce(cast(${since} as bigint), print_jobs.created_at)`.as('took_ms'),
        )
        .where('print_jobs.id', '=', id)
        .$if(sent !== undefined, (jobs) =>
          jobs.where(sql<boolean>`exists (select 1 from deliveries where deliveries.order_id = print_jobs.order_id)`),
        ),
    ),
);
