import { STORAGE_PREFIX } from '@cpc/appkit';
import { deviceStorage } from './storage.ts';

const nameOf = (stationId: string) => `${STORAGE_PREFIX}screen_${stationId}`;

/** Stores the key of a station's display on the device. @returns false if the device stores nothing */
export function keepScreenKey(stationId: string, key: string): boolean {
  deviceStorage.setItem(nameOf(stationId), key);
  return storedScreenKey(stationId) === key;
}

export const storedScreenKey = (stationId: string): string | undefined =>
  deviceStorage.getItem(nameOf(stationId)) ?? undefined;
