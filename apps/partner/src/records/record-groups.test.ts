import type { PrintRecord } from '@cpc/contract';
import { PRINT_JOB_STATES } from '@cpc/domain';
import { expect, it } from 'vitest';
import { GROUPS, inGroup } from './record-groups.ts';

it('[PA-06] each print record is in one group: in progress, needs a person, or done', () => {
  for (const state of PRINT_JOB_STATES) {
    const record = { state } as PrintRecord;
    expect(GROUPS.filter((group) => inGroup(record, group))).toHaveLength(2);
    expect(inGroup(record, 'all')).toBe(true);
  }
  expect(inGroup({ state: 'unsure' } as PrintRecord, 'attention')).toBe(true);
  expect(inGroup({ state: 'collected' } as PrintRecord, 'done')).toBe(true);
});
