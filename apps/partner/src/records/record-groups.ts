import type { PrintRecord } from '@cpc/contract';
import { PRINT_JOB_TABLE } from '@cpc/domain';

export const GROUPS = ['all', 'open', 'attention', 'done'] as const;
export type Group = (typeof GROUPS)[number];

/** A print job that only a person can move on (SA-03). */
export const needsPerson = (record: PrintRecord): boolean => record.state === 'unsure' || record.state === 'held';

const isDone = (record: PrintRecord): boolean => PRINT_JOB_TABLE.ends.includes(record.state);

export function inGroup(record: PrintRecord, group: Group): boolean {
  if (group === 'all') return true;
  if (group === 'attention') return needsPerson(record);
  return group === 'done' ? isDone(record) : !isDone(record) && !needsPerson(record);
}
