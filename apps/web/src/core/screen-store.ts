import { STORAGE_PREFIX } from '@cpc/appkit';
import { deviceStorage } from './storage.ts';

/** What makes this device the display of a station (SA-13). */
export interface PairedScreen {
  readonly stationId: string;
  readonly key: string;
}

const NAME = `${STORAGE_PREFIX}screen`;

/** Undefined on a device that is no display. */
export function pairedScreen(): PairedScreen | undefined {
  const [stationId, key] = deviceStorage.getItem(NAME)?.split(' ') ?? [];
  return stationId && key ? { stationId, key } : undefined;
}

export function keepScreen({ stationId, key }: PairedScreen): void {
  deviceStorage.setItem(NAME, `${stationId} ${key}`);
}

export const forgetScreen = (): void => deviceStorage.removeItem(NAME);
