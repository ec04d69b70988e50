import { keysOf } from './keys.ts';
import type { Duty } from './person.ts';

/** How much an incident matters, the worst first: a station makes nothing, somebody waits, or it can wait for a visit. */
export const INCIDENT_LEVELS = ['stopped', 'waiting', 'soon'] as const;
export type IncidentLevel = (typeof INCIDENT_LEVELS)[number];

/** Where a person of the shop solves an incident. */
export type IncidentPlace = 'station' | 'decide' | 'orders' | 'stock' | 'problems' | 'counter';

interface IncidentRule {
  readonly level: IncidentLevel;
  /** Who may see it: the duty of the calls that solve it; null for everybody of the shop. */
  readonly duty: Duty | null;
  readonly place: IncidentPlace;
}

const MINUTE_MS = 60_000;

/**
 * Everything that needs a hand in a shop (PA-12). A kind is an entry here, a query in `modules/incidents/sources`, and its
 * texts `incidents.kind.*`.
 */
export const INCIDENTS = {
  /** It was heard before, should work by its hours, and is silent. */
  offline: { level: 'stopped', duty: null, place: 'station' },
  fault: { level: 'stopped', duty: null, place: 'station' },
  /** All bays are full: no print begins until an item is picked up. */
  bayFull: { level: 'stopped', duty: null, place: 'station' },
  /** A print whose outcome is unknown, one that could not begin, and one that does not end. */
  unsure: { level: 'waiting', duty: 'machines', place: 'decide' },
  held: { level: 'waiting', duty: 'machines', place: 'decide' },
  stuck: { level: 'waiting', duty: 'machines', place: 'decide' },
  /** Paid items that wait far longer than they should. */
  waitsLong: { level: 'waiting', duty: null, place: 'orders' },
  problem: { level: 'waiting', duty: 'counter', place: 'problems' },
  refusedRefund: { level: 'waiting', duty: 'counter', place: 'decide' },
  cashBack: { level: 'waiting', duty: 'counter', place: 'counter' },
  unconfirmed: { level: 'waiting', duty: 'counter', place: 'decide' },
  stockEmpty: { level: 'waiting', duty: 'stock', place: 'stock' },
  stockLow: { level: 'soon', duty: 'stock', place: 'stock' },
  bayNearlyFull: { level: 'soon', duty: null, place: 'station' },
  ink: { level: 'soon', duty: null, place: 'station' },
  /** Its printer works and reports a reason. */
  warning: { level: 'soon', duty: null, place: 'station' },
  unclaimed: { level: 'soon', duty: 'counter', place: 'decide' },
  guesses: { level: 'soon', duty: 'machines', place: 'decide' },
  /** No agent was ever heard from. */
  notSetUp: { level: 'soon', duty: null, place: 'station' },
} as const satisfies Readonly<Record<string, IncidentRule>>;

export type IncidentKind = keyof typeof INCIDENTS;
export const INCIDENT_KINDS = keysOf(INCIDENTS);

export const incidentRule = (kind: IncidentKind): IncidentRule => INCIDENTS[kind];

/** At or below this, an ink is low, in percent. */
export const INK_LOW_PERCENT = 15;
/** A paid item that is not in the printer after this time waits too long. */
export const WAITS_LONG_MS = 60 * MINUTE_MS;
