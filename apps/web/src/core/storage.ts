import { forgivingStorage, type NamedValues, STORAGE_PREFIX } from '@cpc/appkit';

export const deviceStorage: NamedValues = forgivingStorage(() => localStorage);
/** Lives as long as the tab. */
export const tabStorage: NamedValues = forgivingStorage(() => sessionStorage);

/** Where the device keeps who agreed to notices here. */
export const NOTICES_KEY = `${STORAGE_PREFIX}notify`;
