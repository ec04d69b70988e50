import { ORDER_STATUSES } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { FILTERS, filterNamed, statusesIn } from './filters.ts';

describe('the filters of the order list', () => {
  it('[OR-06.2] each order matches exactly one filter besides "all"', () => {
    expect(statusesIn('all')).toBeUndefined();
    for (const status of ORDER_STATUSES)
      expect(FILTERS.filter((filter) => statusesIn(filter)?.includes(status))).toHaveLength(1);
  });

  it('[RT-16.2] the filter is read from the address; an unknown one shows all', () => {
    expect(filterNamed('receive')).toBe('receive');
    expect(filterNamed('nonsense')).toBe('all');
    expect(filterNamed(undefined)).toBe('all');
  });
});
