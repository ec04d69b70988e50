import { type Duty, hasDuty, type PartnerRole } from '@cpc/domain';

/** The maximum number of entries side by side on a phone of 360 px. */
const MAX_TABS = 5;

/** The menu for a role: entries that are always shown, and entries behind "more" if a phone has no room. */
export function menuOf<Entry extends { readonly duty: Duty | null }>(
  places: readonly Entry[],
  role: PartnerRole | null,
): { readonly first: readonly Entry[]; readonly others: readonly Entry[] } {
  const own = places.filter((place) => hasDuty(role, place.duty));
  const room = own.length > MAX_TABS ? MAX_TABS - 1 : MAX_TABS;
  return { first: own.slice(0, room), others: own.slice(room) };
}
