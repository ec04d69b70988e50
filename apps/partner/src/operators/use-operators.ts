import { useAct, useCall } from '../core/calls.ts';

const OPERATORS = ['operators'] as const;

/** The operators of the platform (OP-01). */
export const useOperators = () => useCall(OPERATORS, 'Operator.operators', {});
export const useInviteOperator = () => useAct('Operator.inviteOperator', { put: OPERATORS, quiet: true });
/** The list is fetched after a refusal too: another operator may have confirmed it. */
export const useConfirmOperator = () => useAct('Operator.confirmOperator', { stale: [OPERATORS], always: true });
export const useBlockOperator = () => useAct('Operator.blockOperator', { put: OPERATORS });
