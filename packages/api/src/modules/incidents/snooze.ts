import { type ActionInput, CallError, type Incident } from '@cpc/contract';
import { hasDuty, incidentRule } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { incidentsFor, type Viewer } from './find.ts';

const MINUTE_MS = 60_000;

/**
 * Puts an incident off, or takes that back with 0 minutes; two people at once end at what the later one wants.
 * @throws CallError dutyMissing, deviceMissing, or incidentGone if there is none of the kind at the station
 */
export async function snooze(
  services: With<'db' | 'clock'>,
  by: ShopPerson & Viewer,
  { machine_id, kind, minutes }: ActionInput<'Partner.snoozeIncident'>,
): Promise<Incident> {
  if (!hasDuty(by.role, incidentRule(kind).duty)) throw new CallError('dutyMissing');
  const find = async () =>
    (await incidentsFor(services, by)).incidents.find((one) => one.machine_id === machine_id && one.kind === kind);
  if (!(await find())) {
    await ownStation(services.db.read, by, machine_id);
    throw new CallError('incidentGone');
  }
  const at = services.clock.now();
  const row = { at, until_at: at + minutes * MINUTE_MS, person_id: by.personId };
  await services.db.transact((tx) =>
    tx
      .insertInto('incident_snoozes')
      .values({ partner_id: by.partnerId, machine_id, kind, ...row })
      .onConflict((conflict) => conflict.columns(['partner_id', 'machine_id', 'kind']).doUpdateSet(row))
      .execute(),
  );
  const snoozed = await find();
  if (!snoozed) throw new CallError('incidentGone');
  return snoozed;
}
