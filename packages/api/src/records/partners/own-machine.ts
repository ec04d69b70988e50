import { CallError } from '@cpc/contract';
import type { MachineId, PartnerId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/** @throws CallError deviceMissing, also if the machine belongs to another partner */
export async function ownMachine(reader: Reader, partnerId: PartnerId, machineId: MachineId): Promise<void> {
  const machine = await reader
    .selectFrom('machines')
    .select('id')
    .where('id', '=', machineId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!machine) throw new CallError('deviceMissing');
}
