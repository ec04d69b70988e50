import type { StationDetails } from '@cpc/contract';

type Place = StationDetails['place'];

/** A place as maps write it: `52.520008, 13.404954`. */
export const typedPlace = (place: Place): string => (place ? `${place.latitude}, ${place.longitude}` : '');

/** What was typed or pasted from a map; null for nothing. @returns undefined if it is no place */
export function placeOf(typed: string): Place | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const found = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
