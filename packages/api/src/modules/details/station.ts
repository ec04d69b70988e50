import { type ActionInput, CallError, type StationDetails } from '@cpc/contract';
import { type Bed, calibrationProblem } from '@cpc/design';
import { ALWAYS_OPEN, brand, type Schedule, scheduleProblem, type StationId } from '@cpc/domain';
import { localeCode } from '@cpc/i18n';
import type { Reader, Tx } from '../../base/db/database.ts';
import { named } from '../../base/db/search-name.ts';
import type { With } from '../../base/services.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { within } from '../../records/partners/reach.ts';
import { bedOf } from '../../records/catalogue/stations.ts';
import { stationSetup } from '../../records/printing/setup.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { hoursToday, readSchedule, stationOpening } from '../../records/stations/hours.ts';
import { noteStation, noteStationWith } from '../../records/stations/note.ts';
import { checkName } from '../partners/login/username.ts';
import { checkAddressLine, checkEmail, checkLanguage, checkLine, checkPhone, checkTimeZone } from './checks.ts';

type Ports = With<'db' | 'clock' | 'events'>;

/** A station in reach, with what it takes from its shop. @throws CallError deviceMissing */
async function ownRow(reader: Reader, by: ShopPerson, stationId: StationId) {
  const row = await reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['machines.id', 'machines.name', 'machines.address', 'machines.language', 'machines.phone'])
    .select(['machines.email', 'latitude', 'longitude', 'schedule', 'machines.time_zone', 'bed_width', 'bed_height'])
    .select(['partners.time_zone as shop_zone', 'partners.country'])
    .where('machines.id', '=', stationId)
    .where(within(by))
    .executeTakeFirst();
  if (!row) throw new CallError('deviceMissing');
  return row;
}

/** What a station in reach is, and when it is open (PA-10). @throws CallError deviceMissing */
export async function stationDetails(
  reader: Reader,
  by: ShopPerson,
  stationId: StationId,
  now: number,
): Promise<StationDetails> {
  const row = await ownRow(reader, by, stationId);
  const { id, name, address, language, phone, email, latitude, longitude, time_zone, shop_zone } = row;
  const opening = stationOpening(row, now);
  return {
    machine_id: brand<StationId>(id),
    name,
    address,
    language: localeCode(language),
    phone,
    email,
    time_zone,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    bed: bedOf(row),
    shop_time_zone: shop_zone,
    schedule: writable(readSchedule(row.schedule) ?? ALWAYS_OPEN),
    opening: {
      is_open: opening?.isOpen ?? true,
      changes_at: opening?.changesAt ?? null,
      today: hoursToday(row, now).map((span) => ({ ...span })),
    },
  };
}

const writable = ({ week, holidays }: Schedule): StationDetails['schedule'] => ({
  week: week.map((day) => [...day]),
  holidays: holidays.map((holiday) => ({ ...holiday, spans: [...holiday.spans] })),
});

/**
 * Changes the given fields of a station in reach, and records which (OR-09).
 * @throws CallError deviceMissing, fieldEmpty, fieldIncorrect, phoneIncorrect, timeZoneMissing if its hours would lose their zone, or
 * calibrationClash if a slot of its jig would lie off the bed
 */
export async function setStationDetails(
  services: Ports,
  by: ShopPerson,
  { machine_id, ...typed }: ActionInput<'Partner.setStationDetails'>,
): Promise<void> {
  await changeStation(services, by, machine_id, async (tx) => {
    const row = await ownRow(tx, by, machine_id);
    const wanted = columnsOf(typed, row.country);
    const changed = Object.entries(wanted).filter(([name, value]) => row[name as keyof typeof row] !== value);
    if (changed.length === 0) return;
    if (typed.bed) await refuseLostSlots(tx, machine_id, typed.bed);
    if (row.schedule !== null && wanted.time_zone === null && row.shop_zone === null) throw zoneMissing();
    const renamed = wanted.name === undefined ? {} : named(wanted.name);
    await tx
      .updateTable('machines')
      .set({ ...Object.fromEntries(changed), ...renamed })
      .where('id', '=', machine_id)
      .execute();
    const names = changed.map(([name]) => name).join(', ');
    await noteStationWith(tx, services.clock, machine_id, { event: 'details', detail: names }, actorOf(by));
  });
}

/** @throws CallError calibrationClash */
async function refuseLostSlots(reader: Reader, stationId: StationId, bed: Bed): Promise<void> {
  const { calibration, settings } = await stationSetup(reader, stationId);
  const problem = calibrationProblem(calibration, bed, settings.format);
  if (problem) throw new CallError('calibrationClash', { field: 'bed', problem });
}

function columnsOf(typed: Omit<ActionInput<'Partner.setStationDetails'>, 'machine_id'>, country: string) {
  const { name, address, place, bed, language, phone, email, time_zone } = typed;
  return {
    ...(name !== undefined && { name: checkName(name) }),
    ...(address !== undefined && { address: checkAddressLine(address) }),
    ...(place !== undefined && { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }),
    ...(bed !== undefined && { bed_width: bed.width, bed_height: bed.height }),
    ...(language !== undefined && { language: checkLanguage(language) }),
    ...(phone !== undefined && { phone: checkPhone(phone, country) }),
    ...(email !== undefined && { email: checkEmail(email) }),
    ...(time_zone !== undefined && { time_zone: time_zone === null ? null : checkTimeZone(time_zone) }),
  };
}

/**
 * Sets the week or the holidays of a station in reach, or both; a week of null is always open (PA-02).
 * @throws CallError deviceMissing, timeZoneMissing, hoursOverlap, holidaysOverlap, holidayBackwards or fieldIncorrect
 */
export async function setHours(
  services: Ports,
  by: ShopPerson,
  { machine_id, week, holidays }: ActionInput<'Partner.setHours'>,
): Promise<void> {
  await changeStation(services, by, machine_id, async (tx) => {
    const row = await ownRow(tx, by, machine_id);
    const before = readSchedule(row.schedule) ?? ALWAYS_OPEN;
    const stored = storedSchedule({
      week: week === undefined ? before.week : (week ?? ALWAYS_OPEN.week),
      holidays: holidays ?? before.holidays,
    });
    if (row.schedule === stored) return;
    if (stored !== null && row.time_zone === null && row.shop_zone === null) throw zoneMissing();
    await tx.updateTable('machines').set({ schedule: stored }).where('id', '=', machine_id).execute();
    await noteStation(tx, services.clock, machine_id, 'hours', actorOf(by));
  });
}

/** @returns null for always open @throws CallError about what is wrong with it */
function storedSchedule(schedule: Schedule): string | null {
  const problem = scheduleProblem(schedule);
  if (problem) throw new CallError(problem, { field: 'schedule' });
  const holidays = schedule.holidays.map((holiday) => ({ ...holiday, name: checkLine('schedule', holiday.name) }));
  const sorted = { week: schedule.week, holidays: holidays.toSorted((a, b) => (a.first < b.first ? -1 : 1)) };
  const stored = JSON.stringify(sorted);
  return stored === JSON.stringify(ALWAYS_OPEN) ? null : stored;
}

const zoneMissing = () => new CallError('timeZoneMissing', { field: 'time_zone' });

/** Locks a station, changes it, and wakes those who watch it. */
async function changeStation(
  { db, events }: Ports,
  by: ShopPerson,
  stationId: StationId,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transact(async (tx) => {
    // Two people at once: the second one compares with what the first one left.
    await tx
      .updateTable('machines')
      .set((row) => ({ name: row.ref('name') }))
      .where('id', '=', stationId)
      .where(within(by))
      .execute();
    await change(tx);
  });
  events.publish(stationTopic(stationId));
}
