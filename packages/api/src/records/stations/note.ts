import type { MachineId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { PersonActor } from '../orders/cause.ts';
import type { Clock } from '../../base/ports/clock.ts';
import { lockStation, recordStation } from './state.ts';

/** What a shop's people change about a station beside its state. */
const CAUSES = {
  enrolCode: 'an enrolment code was made',
  address: 'the address was set',
  deliveryFee: 'the delivery fee was set',
  voucherPlace: 'the voucher place was set',
  printSettings: 'the print settings were set',
  profileSet: 'a colour profile was uploaded',
  profileRemoved: 'the colour profile was removed',
  calibrated: 'the calibration was set',
} as const;

/** Writes into a station's history who changed what about it, in the transaction of the change (OR-09). */
export async function noteStation(
  tx: Tx,
  { now }: Clock,
  machineId: MachineId,
  event: keyof typeof CAUSES,
  actor: PersonActor,
): Promise<void> {
  const at = now();
  const { state } = await lockStation(tx, machineId, at);
  await recordStation(tx, machineId, { event, from: state, to: state }, { actor, cause: CAUSES[event] }, at);
}
