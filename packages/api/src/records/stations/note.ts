import type { StationId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { PersonActor } from '../../base/transition.ts';
import type { Clock } from '../../base/ports/clock.ts';
import { lockStation, recordStation } from './state.ts';

/** The changes that a shop's people make to a station, except its state. */
const REASONS = {
  enrolCode: 'an enrolment code was made',
  address: 'the address was set',
  deliveryFee: 'the delivery fee was set',
  voucherPlace: 'the voucher place was set',
  printSettings: 'the print settings were set',
  profileSet: 'a colour profile was uploaded',
  profileRemoved: 'the colour profile was removed',
  calibrated: 'the calibration was set',
} as const;

/** Writes a change and its actor into a station's history, in the transaction of the change (OR-09). */
export async function noteStation(
  tx: Tx,
  clock: Clock,
  stationId: StationId,
  event: keyof typeof REASONS,
  actor: PersonActor,
): Promise<void> {
  const { state } = await lockStation(tx, stationId, clock.now());
  await recordStation({ tx, clock, actor, reason: REASONS[event] }, stationId, { event, from: state, to: state });
}
