import { forgivingStorage, type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';

export const deviceStorage: KeyValue = forgivingStorage(() => localStorage);
/** Lives as long as the tab. */
export const tabStorage: KeyValue = forgivingStorage(() => sessionStorage);

/** Where the device keeps who agreed to notices here. */
export const NOTICES_KEY = `${STORAGE_PREFIX}notify`;
