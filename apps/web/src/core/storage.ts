import { forgivingStorage, type KeyValue } from '@cpc/appkit';

export const deviceStorage: KeyValue = forgivingStorage(() => localStorage);
