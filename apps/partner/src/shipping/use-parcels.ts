import { useAct, useCall } from '../core/calls.ts';

/** New paid orders appear without a reload: the list is fetched every 5 s. */
export const useParcels = (open: boolean) =>
  useCall(['parcels', open], 'Partner.deliveries', { open }, { everyMs: 5_000, page: { number: 1, size: 100 } });

/** Both lists are fetched again after a parcel's next step. */
const AFTER = { stale: [['parcels']] } as const;

export const usePack = () => useAct('Partner.pack', AFTER);
export const useReturn = () => useAct('Partner.parcelReturned', AFTER);
export const useShip = () => useAct('Partner.ship', { ...AFTER, quiet: true });
