import { STORAGE_PREFIX } from '@cpc/appkit';

/** Where the device keeps who agreed to notices here. */
export const NOTICES_KEY = `${STORAGE_PREFIX}notify`;
