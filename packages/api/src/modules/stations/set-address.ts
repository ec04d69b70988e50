import { CallError } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { PersonActor } from '../../base/transition.ts';
import type { With } from '../../base/services.ts';
import { noteStation } from '../../records/stations/note.ts';

/**
 * Sets the address where customers find a station.
 * @throws CallError fieldEmpty
 */
export async function setAddress(
  { db, clock }: With<'db' | 'clock'>,
  stationId: StationId,
  typed: string,
  actor: PersonActor,
): Promise<void> {
  const address = typed.trim().replace(/\s+/g, ' ');
  if (address === '') throw new CallError('fieldEmpty', { field: 'address' });
  await db.transact(async (tx) => {
    await tx.updateTable('machines').set({ address }).where('id', '=', stationId).execute();
    await noteStation(tx, clock, stationId, 'address', actor);
  });
}
