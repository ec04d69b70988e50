import type { StationId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { PersonActor } from '../../base/transition.ts';
import type { Clock } from '../../base/ports/clock.ts';
import { lockStation, recordStation } from './state.ts';

/** The changes that a shop's people make to a station, except its state. */
const REASONS = {
  added: 'the station was added',
  enrolCode: 'an enrolment code was made',
  displayPaired: 'a display was paired',
  displayRemoved: 'a display was removed',
  details: 'the details were set',
  baysSet: 'the bays were set',
  hours: 'the opening hours were set',
  moved: 'moved to another shop',
  deliveryFee: 'the delivery fee was set',
  voucherPlace: 'the voucher place was set',
  printSettings: 'the print settings were set',
  profileSet: 'a colour profile was uploaded',
  profileRemoved: 'the colour profile was removed',
  posterMade: 'the poster was made',
  printerChosen: 'a printer was chosen',
  testSeen: 'a test page was looked at',
  calibrated: 'the calibration was set',
  logAsked: 'the platform asked for the log',
  careAsked: 'the platform asked for care',
  windowPlanned: 'a maintenance window was planned',
  windowEnded: 'a maintenance window was ended',
} as const;

type Event = keyof typeof REASONS;

/** Writes a change and its actor into a station's history, in the transaction of the change (OR-09). */
export function noteStation(
  tx: Tx,
  clock: Clock,
  stationId: StationId,
  event: Event,
  actor: PersonActor,
): Promise<void> {
  return note(tx, clock, stationId, { event, reason: REASONS[event], actor });
}

/** The same, with a few words about the change. */
export function noteStationWith(
  tx: Tx,
  clock: Clock,
  stationId: StationId,
  { event, detail }: { readonly event: Event; readonly detail: string },
  actor: PersonActor,
): Promise<void> {
  return note(tx, clock, stationId, { event, reason: `${REASONS[event]}: ${detail}`, actor });
}

async function note(
  tx: Tx,
  clock: Clock,
  stationId: StationId,
  { event, ...cause }: { readonly event: Event; readonly reason: string; readonly actor: PersonActor },
): Promise<void> {
  const { state } = await lockStation(tx, stationId, clock.now());
  await recordStation({ tx, clock, ...cause }, stationId, { event, from: state, to: state });
}
