import { hasDuty, type leadsShop } from './person.ts';

/**
 * What is written into the journal of a till (PA-15): it is opened with a float, cash of a customer comes, goes back, the till
 * is closed by a count, cash is taken to the bank.
 */
export const TILL_KINDS = ['opened', 'taken', 'givenBack', 'closed', 'banked'] as const;
export type TillKind = (typeof TILL_KINDS)[number];

type InShop = Parameters<typeof leadsShop>[0];

/** True if a person works at the till, which is the whole shop's. Who is limited to stations takes money and sees no till. */
export const worksAtTill = (person: InShop): boolean => person.stations === null && hasDuty(person.role, 'counter');

/** True if a person closes the till and takes its cash to the bank. */
export const closesTill = (person: InShop): boolean => worksAtTill(person) && hasDuty(person.role, 'till');

/** True if a person reads the journal of the till. */
export const readsTill = (person: InShop): boolean => closesTill(person) || hasDuty(person.role, 'money');

/** The columns of the journal as a file. */
export const TILL_COLUMNS = [
  'place',
  'time',
  'kind',
  'person',
  'order',
  'amount',
  'left',
  'counted',
  'currency',
  'reason',
  'hash',
] as const;
export type TillColumn = (typeof TILL_COLUMNS)[number];
