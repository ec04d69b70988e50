import { useAct, useCall } from '../core/calls.ts';
import { useDuty } from '../core/session-store.ts';

const EVERY_MS = 4000;
/**
 * How often lists of money are fetched, in ms. A refund counts as refused after half an hour of attempts, a payment as in
 * doubt after two hours, so nothing there is urgent.
 */
const MONEY_MS = 60_000;
const UNSURE = ['unsure'] as const;
const UNCLAIMED = ['unclaimed'] as const;
const DECISIONS = ['decisions'] as const;
const REFUSED = ['refusedRefunds'] as const;
/** The maximum number of decisions shown: those of a bad week, not of a year. */
const MAX_SHOWN = 12;

export const useUnsure = () =>
  useCall(UNSURE, 'Partner.unsureJobs', {}, { enabled: useDuty('prints'), everyMs: EVERY_MS });
export const useUnclaimed = () =>
  useCall(UNCLAIMED, 'Partner.unclaimed', {}, { enabled: useDuty('counter'), everyMs: 10 * EVERY_MS });
export const useGuesses = () =>
  useCall(['pickupGuesses'], 'Partner.pickupGuesses', {}, { enabled: useDuty('machines'), everyMs: 10 * EVERY_MS });
export const useDecisions = () =>
  useCall(DECISIONS, 'Partner.decisions', {}, { enabled: useDuty('prints'), page: { number: 1, size: MAX_SHOWN } });
export const useRefusedRefunds = () =>
  useCall(REFUSED, 'Partner.failedRefunds', {}, { enabled: useDuty('counter'), everyMs: MONEY_MS });
export const useUnconfirmed = () =>
  useCall(
    ['unconfirmedPayments'],
    'Partner.unconfirmedPayments',
    {},
    { enabled: useDuty('counter'), everyMs: MONEY_MS },
  );

export const useDecide = () =>
  useAct('Partner.decideJob', { put: UNSURE, stale: [['orders'], ['bed'], DECISIONS], quiet: true });
export const useSetAside = () => useAct('Partner.setAside', { put: UNCLAIMED });
export const useReportMissing = () => useAct('Partner.reportMissing', { put: UNCLAIMED, stale: [UNSURE] });
export const useAskRefundAgain = () => useAct('Partner.askRefundAgain', { put: REFUSED });
