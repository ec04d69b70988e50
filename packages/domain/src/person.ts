import type { StateTable } from './state-table.ts';

/**
 * The role of a person in a shop (PA-01): staff run the shop; an owner also sees its money, sets its prices and manages
 * its people.
 */
export const PARTNER_ROLES = ['staff', 'owner'] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];

/** Returns true if a role includes another one: an owner may do everything that staff may do. */
export function roleReaches(role: PartnerRole, needed: PartnerRole): boolean {
  return PARTNER_ROLES.indexOf(role) >= PARTNER_ROLES.indexOf(needed);
}

export const PERSON_STATES = ['invited', 'active', 'blocked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];
export type PersonEvent = 'invited' | 'joined' | 'blocked';

/**
 * A person of a shop. `invited`: an invitation is open, and there is no valid password. Rows are never deleted, because
 * changes name their person. A blocked person returns by a new invitation, with a new password.
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
