import { deviceStorage, STORAGE_PREFIX } from './storage.ts';

const nameOf = (machineId: string) => `${STORAGE_PREFIX}screen_${machineId}`;

/** Stores the key of a station's display on the device. @returns false if the device stores nothing */
export function keepScreenKey(machineId: string, key: string): boolean {
  deviceStorage.setItem(nameOf(machineId), key);
  return keptScreenKey(machineId) === key;
}

export const keptScreenKey = (machineId: string): string | undefined =>
  deviceStorage.getItem(nameOf(machineId)) ?? undefined;
