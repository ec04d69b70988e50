import type { PrintJobEvent, PrintJobState, StationId } from '@cpc/domain';
import { sql } from 'kysely';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { Transition } from '../../base/transition.ts';

interface Step {
  readonly event: PrintJobEvent;
  readonly from: PrintJobState;
  readonly to: PrintJobState;
}

/** A print that its station could not begin, or whose outcome is unknown. An item that is missing in its bay is none. */
const FAILURES: ReadonlySet<PrintJobEvent> = new Set(['faulted', 'lost']);

/** Counts starts and failures of a station's prints by the hour, so that error rates need no reading of histories (OP-05). */
export async function countPrint({ tx, clock }: Pick<Transition, 'tx' | 'clock'>, stationId: StationId, step: Step) {
  const prints = step.to === 'printing' && step.from !== 'printing' ? 1 : 0;
  const failures = FAILURES.has(step.event) ? 1 : 0;
  if (prints + failures === 0) return;
  await tx
    .insertInto('station_print_hours')
    .values({ machine_id: stationId, hour: hourOf(clock.now()), prints, failures })
    .onConflict((conflict) =>
      conflict.columns(['machine_id', 'hour']).doUpdateSet({
        prints: sql<number>`station_print_hours.prints + ${prints}`,
        failures: sql<number>`station_print_hours.failures + ${failures}`,
      }),
    )
    .execute();
}

/** The whole hours since 1970. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);
