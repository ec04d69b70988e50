import { may, type Need } from '../core/may.ts';

/** The maximum number of entries side by side on a phone of 360 px. */
const MAX_TABS = 5;

/** The menu for a login: entries that are always shown, and entries behind "more" if a phone has no room. */
export function menuOf<Entry extends { readonly need: Need }>(
  places: readonly Entry[],
  who: Parameters<typeof may>[0],
): { readonly first: readonly Entry[]; readonly others: readonly Entry[] } {
  const own = places.filter(({ need }) => may(who, need));
  const room = own.length > MAX_TABS ? MAX_TABS - 1 : MAX_TABS;
  return { first: own.slice(0, room), others: own.slice(room) };
}
