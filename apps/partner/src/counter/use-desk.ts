import { useAct, useCall } from '../core/calls.ts';

const KEY = ['counter'] as const;

export const useDesk = () => useCall(KEY, 'Partner.counterPayments', {}, { everyMs: 3000 });

/** Confirms that money was received. The server treats a repeated call as one. */
export const useConfirm = () => useAct('Partner.confirmCounterPayment', { stale: [KEY], always: true });
/** Confirms that money was handed back. */
export const useHandBack = () => useAct('Partner.refundCounter', { stale: [KEY], always: true });
