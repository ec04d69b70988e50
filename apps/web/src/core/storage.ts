import { forgivingStorage, type KeyValue } from '@cpc/appkit';

export const deviceStorage: KeyValue = forgivingStorage(() => localStorage);
/** Lives as long as the tab. */
export const tabStorage: KeyValue = forgivingStorage(() => sessionStorage);
