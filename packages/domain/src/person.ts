import type { StateTable } from './machine.ts';

/** Who somebody is in a shop (PA-01): staff run it, an owner also sees its money, sets its prices and names its people. */
export const PARTNER_ROLES = ['staff', 'owner'] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];

/** Whether somebody of a role may do what is for another: an owner may do all that staff may. */
export function roleReaches(role: PartnerRole, needed: PartnerRole): boolean {
  return PARTNER_ROLES.indexOf(role) >= PARTNER_ROLES.indexOf(needed);
}

export const PERSON_STATES = ['invited', 'active', 'blocked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];
export type PersonEvent = 'invited' | 'joined' | 'blocked';

/**
 * Somebody of a shop. `invited`: an invitation is out, and there is no password yet or any more. Nobody is ever deleted:
 * what a person did names the person. Who was blocked comes back by another invitation, with another password.
 */
export const PERSON_TABLE: StateTable<PersonState, PersonEvent> = {
  name: 'person',
  initial: 'invited',
  ends: [],
  transitions: [
    { from: 'invited', on: 'joined', to: 'active' },
    { from: 'invited', on: 'invited', to: 'invited' },
    { from: 'invited', on: 'blocked', to: 'blocked' },
    { from: 'active', on: 'invited', to: 'invited' },
    { from: 'active', on: 'blocked', to: 'blocked' },
    { from: 'blocked', on: 'invited', to: 'invited' },
  ],
};
