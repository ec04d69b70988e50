import { type PartnerId, type PersonId, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Cause, PersonActor } from '../../base/transition.ts';

const PREFIX = 'partner:';

/** Somebody of a shop, who does something: every query carries the shop's id (PA-07), every change the person's (OR-09). */
export interface ShopPerson {
  readonly partnerId: PartnerId;
  readonly personId: PersonId;
}

/** Somebody of a shop, as what they do names them (OR-09). */
export const actorOf = ({ personId }: Pick<ShopPerson, 'personId'>): PersonActor => `${PREFIX}${personId}`;

/** What kind of somebody an actor is; customers are told no more of a shop's people. */
export const kindOfActor = (actor: string): string => (actor.startsWith(PREFIX) ? 'partner' : actor);

/** Who of a shop an actor is; undefined where it is nobody of one, or nobody was named yet. */
export const personOf = (actor: Cause['actor'] | (string & {})): PersonId | undefined =>
  actor.startsWith(PREFIX) ? brand<PersonId>(actor.slice(PREFIX.length)) : undefined;

/** @returns what each of these people is called, by the id; null where it is nobody */
export async function namesOf(
  reader: Reader,
  ids: readonly (PersonId | null | undefined)[],
): Promise<(id: PersonId | null | undefined) => string | null> {
  const known = [...new Set(ids.filter((id) => id != null))];
  if (known.length === 0) return () => null;
  const rows = await reader.selectFrom('partner_people').select(['id', 'name']).where('id', 'in', known).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id == null ? null : (names.get(id) ?? null));
}
