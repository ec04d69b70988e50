import { describe, expect, it } from 'vitest';
import { hasDuty, PARTNER_ROLES, ROLE_DUTIES } from './person.ts';

describe('the roles of a shop', () => {
  it('[PA-09.1] each role has its duties, and no other', () => {
    expect(ROLE_DUTIES).toEqual({
      owner: ['counter', 'till', 'prints', 'machines', 'stock', 'money', 'prices', 'people'],
      manager: ['counter', 'till', 'prints', 'machines', 'stock'],
      counter: ['counter', 'prints', 'stock'],
      technician: ['prints', 'machines', 'stock'],
      accountant: ['money'],
    });
  });

  it('[PA-01.2] [PA-09.1] only owners and accountants see money, and only owners set prices and people', () => {
    const who = (duty: 'money' | 'prices' | 'people') => PARTNER_ROLES.filter((role) => hasDuty(role, duty));
    expect([who('money'), who('prices'), who('people')]).toEqual([['owner', 'accountant'], ['owner'], ['owner']]);
  });

  it('[PA-09.1] what needs no duty is open to every role; without a role there is no duty', () => {
    expect(PARTNER_ROLES.every((role) => hasDuty(role, null))).toBe(true);
    expect([hasDuty(null, null), hasDuty(null, 'stock')]).toEqual([true, false]);
  });
});
