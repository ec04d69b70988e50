import { STORAGE_PREFIX } from '@cpc/appkit';
import { deviceStorage } from './storage.ts';

const NAME = `${STORAGE_PREFIX}rows`;

/**
 * How many rows the first page keeps for what this device knows of its customer: it is known before anything is loaded.
 */
export const forMeRows = (): number => Number(deviceStorage.getItem(NAME));
export const keepRows = (rows: number): void => deviceStorage.setItem(NAME, `${rows}`);
