import type { ErrorName } from '@cpc/contract';
import { PEOPLE, type Person, type Things } from './world.ts';

/**
 * Who may call. `everybody` includes callers without a token; `people` are all who log in to the partner app, `partners`
 * those who act for a shop, and the others have one of its duties.
 */
export type May =
  | 'everybody'
  | 'customers'
  | 'people'
  | 'partners'
  | 'counters'
  | 'closers'
  | 'tillReaders'
  | 'journalReaders'
  | 'leaders'
  | 'deciders'
  | 'technicians'
  | 'stockers'
  | 'accountants'
  | 'owners'
  | 'operators'
  | 'stations'
  | 'screens';

const ROLES = ['partner', 'manager', 'counter', 'technician', 'accountant', 'limitedManager'] as const;

export const MAY: Readonly<Record<May, readonly Person[]>> = {
  everybody: PEOPLE,
  customers: ['guest', 'customer', 'otherCustomer'],
  people: [...ROLES, 'otherPartner', 'operator'],
  partners: [...ROLES, 'otherPartner'],
  counters: ['partner', 'manager', 'counter', 'limitedManager', 'otherPartner'],
  // A person who is limited to stations has the duty, and is refused because the till is the whole shop's.
  closers: ['partner', 'manager', 'limitedManager', 'otherPartner'],
  tillReaders: ['partner', 'manager', 'counter', 'accountant', 'otherPartner'],
  journalReaders: ['partner', 'manager', 'accountant', 'otherPartner'],
  leaders: ['partner', 'manager', 'otherPartner'],
  deciders: ['partner', 'manager', 'counter', 'technician', 'limitedManager', 'otherPartner'],
  technicians: ['partner', 'manager', 'technician', 'limitedManager', 'otherPartner'],
  stockers: ['partner', 'manager', 'counter', 'technician', 'limitedManager', 'otherPartner'],
  accountants: ['partner', 'accountant', 'otherPartner'],
  owners: ['partner', 'otherPartner'],
  operators: ['operator'],
  stations: ['station', 'otherStation'],
  screens: ['screen', 'otherScreen'],
};

/** The person whose things are made, and another person of the same kind. */
export const OWNERS = {
  customers: ['customer', 'otherCustomer'],
  people: ['manager', 'otherPartner'],
  partners: ['manager', 'otherPartner'],
  counters: ['counter', 'otherPartner'],
  tillReaders: ['counter', 'otherPartner'],
  journalReaders: ['accountant', 'otherPartner'],
  leaders: ['manager', 'otherPartner'],
  deciders: ['counter', 'otherPartner'],
  technicians: ['technician', 'otherPartner'],
  stockers: ['counter', 'otherPartner'],
  accountants: ['accountant', 'otherPartner'],
  owners: ['partner', 'otherPartner'],
  stations: ['station', 'otherStation'],
  screens: ['screen', 'otherScreen'],
} as const satisfies Partial<Record<May, readonly [Person, Person]>>;

export interface OwnThing {
  /** Creates the thing. @returns the value that names it in a call */
  readonly make: (things: Things) => Promise<string>;
  /** The id of a thing of that kind that does not exist. */
  readonly none: string;
  readonly input: (id: string) => object;
  /** The error for the owner if a complete call is not worth the effort; it must differ from the error for others. */
  readonly ownerError?: ErrorName;
  /** The error for others if the id exists; used if a call with an unknown id creates a new thing. */
  readonly otherError?: ErrorName;
}

export interface Access {
  readonly may: May;
  /** For an action that takes the id of an owned thing: other callers get the answer for a missing thing. */
  readonly of?: readonly OwnThing[];
  /**
   * For an action that lists the caller's own things: nobody else's may be listed. `them` if the list contains what
   * {@link Things} makes.
   */
  readonly lists?: 'them' | 'nothing of them';
}
