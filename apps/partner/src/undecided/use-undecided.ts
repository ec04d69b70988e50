import { useAct, useCall } from '../core/calls.ts';

const UNDECIDED = ['undecided'] as const;
/** An outcome may come by itself. */
const EVERY_MS = 30_000;

export const useDoubtfulPayments = () =>
  useCall([...UNDECIDED, 'payments'], 'Operator.doubtfulPayments', {}, { everyMs: EVERY_MS });
export const useRefusedRefunds = () =>
  useCall([...UNDECIDED, 'refunds'], 'Operator.refusedRefunds', {}, { everyMs: EVERY_MS });

/** Both lists are fetched again after an act, also if it is refused. */
const AFTER = { stale: [UNDECIDED], always: true } as const;
export const useDecidePayment = () => useAct('Operator.decidePayment', { ...AFTER, quiet: true });
export const useAskProvider = () => useAct('Operator.askProvider', AFTER);
export const useRefundOtherwise = () => useAct('Operator.refundOtherwise', { ...AFTER, quiet: true });
export const useParcelReturned = () => useAct('Operator.parcelReturned', { ...AFTER, quiet: true });
