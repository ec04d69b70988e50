import type { MachineId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import type { Random } from '../ports/random.ts';

const DIGITS = 6;
const TRIES = 20;

/** A code that opens nothing else at this machine now; the table's unique index has the last word. */
export async function freePickupCode(tx: Tx, random: Random, machineId: MachineId): Promise<string> {
  for (let left = TRIES; left > 0; left -= 1) {
    const code = random.digits(DIGITS);
    const taken = await tx
      .selectFrom('print_jobs')
      .select('id')
      .where('machine_id', '=', machineId)
      .where('pickup_code', '=', code)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (!taken) return code;
  }
  throw new Error(`pickup: no free code at machine ${machineId}`);
}
