import { brand, type PartnerId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';

const SHOPS = ['shops'] as const;
/** The server's largest page. */
const MAX_SHOWN = 100;

/** The shops whose name contains a text; at most {@link MAX_SHOWN} of them. */
export const useShops = (search: string) =>
  useCall(
    [...SHOPS, 'named', search],
    'Operator.shops',
    { search },
    { page: { number: 1, size: MAX_SHOWN }, keep: true },
  );
export const useShop = (id: string) =>
  useCall([...SHOPS, 'one', id], 'Operator.shop', { partner_id: brand<PartnerId>(id) });

export const useShopNow = (id: string) =>
  useCall([...SHOPS, 'now', id], 'Operator.shopNow', { partner_id: brand<PartnerId>(id) });

/** What was fetched about shops is fetched again after an act of the operator. */
const AFTER = { stale: [SHOPS] } as const;
const QUIET = { ...AFTER, quiet: true } as const;

export const useOpenShop = () => useAct('Operator.openShop', QUIET);
export const useSetCommission = () => useAct('Operator.setCommission', QUIET);
export const useSetStationLimit = () => useAct('Operator.setStationLimit', QUIET);
export const useSetDebtLimit = () => useAct('Operator.setDebtLimit', QUIET);
export const useAddStation = () => useAct('Operator.addStation', QUIET);
export const useMoveStation = () => useAct('Operator.moveStation', QUIET);
export const useInviteOwner = () => useAct('Operator.inviteOwner', AFTER);
export const useSetShopState = () => useAct('Operator.setShopState', AFTER);
export const useEnrolCode = () => useAct('Operator.enrolCode', AFTER);
