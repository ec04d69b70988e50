import type { PartnerPerson } from '@cpc/contract';
import type { PartnerId } from '@cpc/domain';
import { type Locale, nameOrder } from '@cpc/i18n';
import type { Reader } from '../../../base/db/database.ts';
import { readStations } from '../../../records/partners/reach.ts';
import { namesOf } from '../../../records/partners/actor.ts';

/** Number of history entries shown per person. */
const MAX_SHOWN = 5;

/** The people of a shop with their history: owners first, then by name, blocked people last. */
export async function peopleOf(reader: Reader, partnerId: PartnerId, language: Locale): Promise<PartnerPerson[]> {
  const order = nameOrder(language);
  const [people, events] = await Promise.all([
    reader
      .selectFrom('memberships')
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .select(['id', 'name', 'username', 'password_hash', 'role', 'state', 'stations', 'invited_until', 'used_at'])
      .where('partner_id', '=', partnerId)
      .execute(),
    reader
      .selectFrom('partner_person_events')
      .select(['person_id', 'at', 'event', 'role', 'by_person'])
      .where('partner_id', '=', partnerId)
      .orderBy('seq', 'desc')
      .execute(),
  ]);
  const nameOf = await namesOf(
    reader,
    events.map(({ by_person }) => by_person),
  );
  const views = people.map(({ id, username, role, state, invited_until, used_at, ...person }) => ({
    person_id: id,
    // Until they join, the shop does not learn the name of a person who has a login from elsewhere.
    name: state === 'invited' && person.password_hash !== null ? username : person.name,
    username,
    role,
    stations: readStations(person.stations),
    state,
    invited_until,
    last_login_at: used_at || null,
    history: events
      .filter(({ person_id }) => person_id === id)
      .slice(0, MAX_SHOWN)
      .map((one) => ({ at: one.at, event: one.event, role: one.role, by: nameOf(one.by_person) })),
  }));
  return views.toSorted((a, b) => rank(a) - rank(b) || order(a.name, b.name));
}

const rank = ({ state, role }: PartnerPerson): number => (state === 'blocked' ? 2 : role === 'owner' ? 0 : 1);
