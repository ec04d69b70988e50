import type { StateTable } from './state-table.ts';

/**
 * What a person may be trusted with in a shop (PA-09). `till` is to close the till; `people` is who acts in the shop's name: its people and the keys
 * of its stations.
 */
export const DUTIES = ['counter', 'till', 'prints', 'machines', 'stock', 'money', 'prices', 'people'] as const;
export type Duty = (typeof DUTIES)[number];

/** The roles of a person in a shop, the widest first. */
export const PARTNER_ROLES = ['owner', 'manager', 'counter', 'technician', 'accountant'] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];

export const ROLE_DUTIES: Readonly<Record<PartnerRole, readonly Duty[]>> = {
  owner: DUTIES,
  manager: ['counter', 'till', 'prints', 'machines', 'stock'],
  counter: ['counter', 'prints', 'stock'],
  technician: ['prints', 'machines', 'stock'],
  accountant: ['money'],
};

/** Returns true if a role has a duty. A duty of null is everybody's; a role of null has no duty. */
export function hasDuty(role: PartnerRole | null, duty: Duty | null): boolean {
  return duty === null || (role !== null && ROLE_DUTIES[role].includes(duty));
}

export const PERSON_STATES = ['invited', 'active', 'blocked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];
export type PersonEvent = 'invited' | 'joined' | 'blocked';

/**
 * The membership of a person in a shop. `invited`: an invitation is open, and the person cannot act for the shop. Rows
 * are never deleted, because changes name their person. A blocked person returns by a new invitation.
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

export const SHOP_STATES = ['open', 'suspended', 'closed'] as const;
export type ShopState = (typeof SHOP_STATES)[number];
export type ShopEvent = 'suspended' | 'resumed' | 'closed';

/** A shop, as the operator lets it act. `suspended`: it takes no new orders and makes what is paid. */
export const SHOP_TABLE: StateTable<ShopState, ShopEvent> = {
  name: 'shop',
  initial: 'open',
  ends: ['closed'],
  transitions: [
    { from: 'open', on: 'suspended', to: 'suspended' },
    { from: 'suspended', on: 'resumed', to: 'open' },
    { from: 'open', on: 'closed', to: 'closed' },
    { from: 'suspended', on: 'closed', to: 'closed' },
  ],
};

/** Returns true if a person speaks for the whole shop: an owner, or a manager who is not limited to stations. */
export function leadsShop(person: { readonly role: PartnerRole | null; readonly stations: readonly unknown[] | null }) {
  return person.role === 'owner' || (person.role === 'manager' && person.stations === null);
}
