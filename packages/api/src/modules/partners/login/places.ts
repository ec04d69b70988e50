import type { PartnerIdentity, Place } from '@cpc/contract';
import type { PartnerId, PersonId } from '@cpc/domain';
import type { Reader, Tx } from '../../../base/db/database.ts';
import { readStations } from '../../../records/partners/reach.ts';
import { shopZone } from '../../../records/stations/hours.ts';

interface UsedPlace extends Place {
  readonly time_zone: string | null;
  readonly stations: string | null;
  readonly used_at: number;
}

/** The places that a person may act for now (PA-09): the platform first, then shops by name. */
async function placesOf(reader: Reader, personId: PersonId): Promise<UsedPlace[]> {
  const [platform, shops] = await Promise.all([
    reader
      .selectFrom('operators')
      .select('used_at')
      .where('person_id', '=', personId)
      .where('state', '=', 'active')
      .execute(),
    reader
      .selectFrom('memberships')
      .innerJoin('partners', 'partners.id', 'memberships.partner_id')
      .select(['memberships.partner_id', 'partners.name', 'role', 'stations', 'used_at', 'partners.time_zone'])
      .where('person_id', '=', personId)
      .where('memberships.state', '=', 'active')
      .where('partners.state', '<>', 'closed')
      .orderBy('partners.name')
      .orderBy('partners.id')
      .execute(),
  ]);
  return [
    ...platform.map(({ used_at }) => ({
      partner_id: null,
      name: '',
      role: null,
      stations: null,
      time_zone: null,
      used_at,
    })),
    ...shops,
  ];
}

/** A person, and the given place of theirs. Undefined if the person may not act for it. */
export async function identityAt(
  reader: Reader,
  personId: PersonId,
  partnerId: PartnerId | null,
): Promise<PartnerIdentity | undefined> {
  return identityOf(reader, personId, (places) => places.find(({ partner_id }) => partner_id === partnerId));
}

/** A person, and the place that they used last. Undefined if there is no place that the person may act for. */
export function identityAtLast(reader: Reader, personId: PersonId): Promise<PartnerIdentity | undefined> {
  return identityOf(reader, personId, (places) => places.toSorted((a, b) => b.used_at - a.used_at)[0]);
}

async function identityOf(
  reader: Reader,
  personId: PersonId,
  choose: (places: readonly UsedPlace[]) => UsedPlace | undefined,
): Promise<PartnerIdentity | undefined> {
  const person = await reader
    .selectFrom('partner_people')
    .select(['id as person_id', 'name as person_name', 'username'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const places = await placesOf(reader, personId);
  const chosen = choose(places);
  if (!person || !chosen) return undefined;
  return {
    ...person,
    ...placeView(chosen),
    time_zone: shopZone(chosen.time_zone),
    stations: readStations(chosen.stations),
    places: places.map(placeView),
  };
}

const placeView = ({ partner_id, name, role }: UsedPlace): Place => ({ partner_id, name, role });

/** Records that a person acts for a place from now on: the next login starts there. */
export async function notePlace(tx: Tx, now: number, personId: PersonId, partnerId: PartnerId | null): Promise<void> {
  if (partnerId === null)
    await tx.updateTable('operators').set({ used_at: now }).where('person_id', '=', personId).execute();
  else
    await tx
      .updateTable('memberships')
      .set({ used_at: now })
      .where('person_id', '=', personId)
      .where('partner_id', '=', partnerId)
      .execute();
}
