import { type PersonId, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Reach } from './reach.ts';
import type { Cause, PersonActor } from '../../base/transition.ts';

const PREFIX = 'partner:';

/** A person of a shop who acts: every query contains the reach (PA-07), every change the person's id (OR-09). */
export interface ShopPerson extends Reach {
  readonly personId: PersonId;
}

/** The name of a person as the actor of a change (OR-09). */
export const actorOf = ({ personId }: Pick<ShopPerson, 'personId'>): PersonActor => `${PREFIX}${personId}`;

/** The kind of an actor. Customers see only this, not which person of a shop it was. */
export const kindOfActor = (actor: string): string => (actor.startsWith(PREFIX) ? 'partner' : actor);

/** The person of an actor; undefined if the actor is not a person of a shop, or no person was recorded yet. */
export const personOf = (actor: Cause['actor'] | (string & {})): PersonId | undefined =>
  actor.startsWith(PREFIX) ? brand<PersonId>(actor.slice(PREFIX.length)) : undefined;

/** @returns a function from a person's id to the name; it returns null for an unknown or missing id */
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
