import { useAct } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

const DEBTS = ['debts'] as const;

export const useDebts = () => usePages([...DEBTS, 'owed'], 'Operator.debts', {});
export const useSettlements = () => usePages([...DEBTS, 'paid'], 'Operator.settlements', {});

/** Both lists are fetched again after an act, also if it is refused. */
const AFTER = { stale: [DEBTS], always: true } as const;
export const useRecordSettlement = () => useAct('Operator.recordSettlement', AFTER);
export const useUndoSettlement = () => useAct('Operator.undoSettlement', AFTER);
