import type { StationView } from '@cpc/contract';
import { distanceBetween, type Place } from '@cpc/domain';
import { fold } from '@cpc/search';

/** The nearest station first; those without a place last. The order of equals stays. */
export function nearestFirst<Station extends Pick<StationView, 'place'>>(
  stations: readonly Station[],
  from: Place | null,
): readonly Station[] {
  if (from === null) return stations;
  const metres = ({ place }: Station) => (place === null ? Number.POSITIVE_INFINITY : distanceBetween(from, place));
  return stations
    .map((station) => ({ station, away: metres(station) }))
    .toSorted((a, b) => (a.away === b.away ? 0 : a.away - b.away))
    .map(({ station }) => station);
}

/** Those that begin no print now come last: others are sooner, even if they are farther away (QU-05). */
export const fullLast = <Station extends Pick<StationView, 'bays_full'>>(
  stations: readonly Station[],
): readonly Station[] => stations.toSorted((a, b) => Number(a.bays_full) - Number(b.bays_full));

/**
 * Returns true if a text contains every word of a search. Case, diacritics, full-width forms and spaces are ignored, and what
 * else differs between ways to type a script (CT-06, LG-08): "iphone16 pro" finds "iPhone 16 Pro".
 */
export function matches(text: string, keyword: string): boolean {
  const plain = spaced(text);
  const dense = plain.replaceAll(' ', '');
  return spaced(keyword)
    .split(' ')
    .every((word) => plain.includes(word) || dense.includes(word));
}

const spaced = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();
