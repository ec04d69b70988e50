import type { PartnerPerson } from '@cpc/contract';
import type { PartnerId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { namesOf } from '../../../records/partners/actor.ts';

/** Number of history entries shown per person. */
const SHOWN = 5;

/** The people of a shop with their history: owners first, then by name, blocked people last. */
export async function peopleOf(reader: Reader, partnerId: PartnerId): Promise<PartnerPerson[]> {
  const [people, events] = await Promise.all([
    reader.selectFrom('partner_people').selectAll().where('partner_id', '=', partnerId).execute(),
    reader
      .selectFrom('partner_person_events')
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .select(['person_id', 'at', 'event', 'partner_person_events.role', 'by_person'])
      .where('partner_id', '=', partnerId)
      .orderBy('seq', 'desc')
      .execute(),
  ]);
  const nameOf = await namesOf(
    reader,
    events.map(({ by_person }) => by_person),
  );
  const views = people.map(({ id, name, username, role, state, invited_until, last_login_at }) => ({
    person_id: id,
    name,
    username,
    role,
    state,
    invited_until,
    last_login_at,
    history: events
      .filter(({ person_id }) => person_id === id)
      .slice(0, SHOWN)
      .map((one) => ({ at: one.at, event: one.event, role: one.role, by: nameOf(one.by_person) })),
  }));
  return views.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

const rank = ({ state, role }: PartnerPerson): number => (state === 'blocked' ? 2 : role === 'owner' ? 0 : 1);
