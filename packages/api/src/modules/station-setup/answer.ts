import { type ActionInput, CallError } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { within } from '../../records/partners/reach.ts';
import { noteStationWith } from '../../records/stations/note.ts';

/**
 * Records what a person sees on a printed page of marks (JN-10).
 * @returns its station
 * @throws CallError notFound for no page of marks in reach, or conflict before it is printed
 */
export async function answerTest(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  { test_id, seen }: ActionInput<'Partner.answerTest'>,
): Promise<StationId> {
  return db.transact(async (tx) => {
    const page = await tx
      .selectFrom('test_prints')
      .innerJoin('machines', 'machines.id', 'test_prints.machine_id')
      .select(['machine_id', 'state'])
      .where('test_prints.id', '=', test_id)
      .where('chart', 'is', null)
      .where(within(by))
      .executeTakeFirst();
    if (!page) throw new CallError('notFound');
    if (page.state !== 'printed') throw new CallError('conflict');
    await tx
      .updateTable('test_prints')
      .set({ seen: JSON.stringify([...new Set(seen)]) })
      .where('id', '=', test_id)
      .execute();
    const detail = seen.join(', ') || 'nothing';
    await noteStationWith(tx, clock, page.machine_id, { event: 'testSeen', detail }, actorOf(by));
    return page.machine_id;
  });
}
