import { isPlace, type Place } from '@cpc/domain';

/** Six decimals are a tenth of a metre. */
const DECIMALS = 6;
const NUMBER = /^-?\d{1,3}(\.\d+)?$/;

/** A place as maps write it: `52.520008, 13.404954`. */
export const typedPlace = (place: Place | null): string => (place ? `${place.latitude}, ${place.longitude}` : '');

/** What was typed or pasted from a map; null for nothing. @returns undefined if it is no place */
export function placeOf(typed: string): Place | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const found = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  return found ? checked(Number(found[1]), Number(found[2])) : undefined;
}

/** The place that an address names by `latitude` and `longitude`. @returns undefined if it names none that exists */
export function placeInQuery({ latitude = '', longitude = '' }: Readonly<Record<string, string>>): Place | undefined {
  if (!NUMBER.test(latitude) || !NUMBER.test(longitude)) return undefined;
  return checked(Number(latitude), Number(longitude));
}

/** A place without digits that no map shows; once around the Earth is the same place. */
export function roundedPlace({ latitude, longitude }: Place): Place {
  const around = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return { latitude: rounded(Math.min(90, Math.max(-90, latitude))), longitude: rounded(around) };
}

/** Zero has no sign. */
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS)) + 0;

function checked(latitude: number, longitude: number): Place | undefined {
  const place = { latitude, longitude };
  return isPlace(place) ? place : undefined;
}
