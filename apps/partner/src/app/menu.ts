import { type PartnerRole, roleReaches } from '@cpc/domain';

/** As many as a thumb finds side by side on a phone of 360 px. */
const MOST = 5;

/** What somebody of a role has in the menu: at once, and behind one more place where there is no room on a phone. */
export function menuOf<Entry extends { readonly role: PartnerRole }>(
  places: readonly Entry[],
  role: PartnerRole,
): { readonly first: readonly Entry[]; readonly others: readonly Entry[] } {
  const own = places.filter((place) => roleReaches(role, place.role));
  const room = own.length > MOST ? MOST - 1 : MOST;
  return { first: own.slice(0, room), others: own.slice(room) };
}
