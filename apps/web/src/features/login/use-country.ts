import { useStationId, useStation } from '../../data/stations.ts';
import { defaultCountry } from './countries.ts';

/** The country that a new phone number or address begins with. It becomes a better one once the station is known. */
export function useDefaultCountry(): string {
  return defaultCountry(navigator.languages, useStation(useStationId()).data);
}
