import type { ActionInput, UnsureJob } from '@cpc/contract';

export type Decision = ActionInput<'Partner.decideJob'>['decision'];

/** The text key for a decision: a print that never began is "tried again", not "printed again". */
export const decisionName = ({ state }: UnsureJob, decision: Decision) =>
  state === 'held' && decision === 'reprint' ? 'partner.held.reprint' : (`partner.unsure.${decision}` as const);
