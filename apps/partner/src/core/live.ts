import { useCall } from './calls.ts';

/** The stations of the shop, fetched as often as the data at the counter, every 4 s. */
export const useStations = () => useCall(['stations'], 'Partner.machines', {}, { everyMs: 4000 });
