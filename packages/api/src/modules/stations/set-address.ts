import { CallError } from '@cpc/contract';
import type { MachineId } from '@cpc/domain';
import type { PersonActor } from '../../base/transition.ts';
import type { Services } from '../../base/services.ts';
import { noteStation } from '../../records/stations/note.ts';

/**
 * Sets the address where customers find a station.
 * @throws CallError fieldEmpty
 */
export async function setAddress(
  { db, clock }: Services,
  machineId: MachineId,
  typed: string,
  actor: PersonActor,
): Promise<void> {
  const address = typed.trim().replace(/\s+/g, ' ');
  if (address === '') throw new CallError('fieldEmpty', { field: 'address' });
  await db.transact(async (tx) => {
    await tx.updateTable('machines').set({ address }).where('id', '=', machineId).execute();
    await noteStation(tx, clock, machineId, 'address', actor);
  });
}
