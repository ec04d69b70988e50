import { type StationId, type PrintJobId, TEST_PRINT_TABLE, type TestPrintEvent, stateAfter } from '@cpc/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { PrintingTables } from '../../base/db/tables/printing.ts';

export type TestPrintRow = Selectable<PrintingTables['test_prints']>;
type Facts = Omit<Updateable<PrintingTables['test_prints']>, 'id' | 'machine_id' | 'state'>;

export function findTestPrint(reader: Reader, id: PrintJobId): Promise<TestPrintRow | undefined> {
  return reader.selectFrom('test_prints').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A station's last test prints, newest first. */
export function testPrintsOf(reader: Reader, stationId: StationId, most: number): Promise<TestPrintRow[]> {
  return reader
    .selectFrom('test_prints')
    .selectAll()
    .where('machine_id', '=', stationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/**
 * @returns undefined if the test print is no longer in the expected state
 * @throws Error if the state table does not allow the event
 */
export function moveTestPrint(
  tx: Tx,
  test: TestPrintRow,
  event: TestPrintEvent,
  facts: Facts = {},
): Promise<TestPrintRow | undefined> {
  const to = stateAfter(TEST_PRINT_TABLE, test.state, event);
  return tx
    .updateTable('test_prints')
    .set({ ...facts, state: to })
    .where('id', '=', test.id)
    .where('state', '=', test.state)
    .where('fence', '=', test.fence)
    .returningAll()
    .executeTakeFirst();
}
