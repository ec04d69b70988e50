import { keysOf } from './keys.ts';
import type { StationId } from './ids.ts';
import type { Duty } from './person.ts';

/** How much an incident matters, the worst first: a station makes nothing, somebody waits, or it can wait for a visit. */
export const INCIDENT_LEVELS = ['stopped', 'waiting', 'soon'] as const;
export type IncidentLevel = (typeof INCIDENT_LEVELS)[number];

/** Where a person of the shop solves an incident. */
export type IncidentPlace =
  | 'station'
  | 'bed'
  | 'decide'
  | 'orders'
  | 'stock'
  | 'problems'
  | 'counter'
  | 'designs'
  | 'money';

interface IncidentRule {
  readonly level: IncidentLevel;
  /** Who may see it: the duty of the calls that solve it; null for everybody of the shop. */
  readonly duty: Duty | null;
  readonly place: IncidentPlace;
  /** How long it lasts before people get a message about it, in ms; none is sent if this is not set. */
  readonly tellAfterMs?: number;
}

const MINUTE_MS = 60_000;
/** A short break of the network, and what a person beside the printer solves at once, is no news. */
const SOON_MS = 5 * MINUTE_MS;

/**
 * Everything that needs a hand in a shop (PA-12). A kind is an entry here, a query in `modules/incidents/sources`, and its
 * texts `incidents.kind.*`.
 */
export const INCIDENTS = {
  /** It was heard before, should work by its hours, and is silent. */
  offline: { level: 'stopped', duty: null, place: 'station', tellAfterMs: SOON_MS },
  fault: { level: 'stopped', duty: null, place: 'station', tellAfterMs: 0 },
  /** All bays are full: no print begins until an item is picked up. */
  bayFull: { level: 'stopped', duty: null, place: 'station', tellAfterMs: 0 },
  /** It is open and says nothing is wrong, prints wait, and none has ended for {@link NO_PRINT_MS}. */
  noPrint: { level: 'stopped', duty: null, place: 'station', tellAfterMs: 0 },
  /** A print whose outcome is unknown, one that could not begin, and one that does not end. */
  unsure: { level: 'waiting', duty: 'prints', place: 'decide', tellAfterMs: SOON_MS },
  held: { level: 'waiting', duty: 'prints', place: 'decide', tellAfterMs: SOON_MS },
  stuck: { level: 'waiting', duty: 'prints', place: 'decide', tellAfterMs: 0 },
  /** A RIP took the file longer than {@link BED_WAITS_MS} ago, and nobody has said what became of it. */
  bedWaits: { level: 'waiting', duty: 'prints', place: 'bed', tellAfterMs: 0 },
  /** Paid items that wait far longer than they should. */
  waitsLong: { level: 'waiting', duty: null, place: 'orders' },
  /** A design that the shop wants to look at waits longer than {@link REVIEW_WAITS_MS}. */
  review: { level: 'waiting', duty: 'counter', place: 'designs', tellAfterMs: 0 },
  problem: { level: 'waiting', duty: 'counter', place: 'problems' },
  refusedRefund: { level: 'waiting', duty: 'counter', place: 'decide' },
  cashBack: { level: 'waiting', duty: 'counter', place: 'counter' },
  unconfirmed: { level: 'waiting', duty: 'counter', place: 'decide' },
  /** The shop owes more than its limit: nobody can pay in cash at its stations (PA-14). */
  cashStopped: { level: 'waiting', duty: 'money', place: 'money', tellAfterMs: 0 },
  stockEmpty: { level: 'waiting', duty: 'stock', place: 'stock', tellAfterMs: 0 },
  /** A monthly bill was due and is not paid: its owners are reminded by e-mail. */
  billOverdue: { level: 'soon', duty: 'money', place: 'money' },
  stockLow: { level: 'soon', duty: 'stock', place: 'stock' },
  bayNearlyFull: { level: 'soon', duty: null, place: 'station' },
  ink: { level: 'soon', duty: null, place: 'station' },
  /** Its printer works and reports a reason. */
  warning: { level: 'soon', duty: null, place: 'station' },
  /** Its agent finds the calendar clock of its computer far from the server's. */
  clockWrong: { level: 'soon', duty: null, place: 'station' },
  unclaimed: { level: 'soon', duty: 'counter', place: 'decide' },
  guesses: { level: 'soon', duty: 'machines', place: 'decide' },
  /** No agent was ever heard from. */
  notSetUp: { level: 'soon', duty: null, place: 'station' },
} as const satisfies Readonly<Record<string, IncidentRule>>;

export type IncidentKind = keyof typeof INCIDENTS;
export const INCIDENT_KINDS = keysOf(INCIDENTS);

export const incidentRule = (kind: IncidentKind): IncidentRule => INCIDENTS[kind];

/** The kinds about which people get messages: a station stops, needs a person, or runs out. */
export const TOLD_KINDS = INCIDENT_KINDS.filter(
  (kind): kind is ToldKind => incidentRule(kind).tellAfterMs !== undefined,
);
export type ToldKind = {
  readonly [Kind in IncidentKind]: (typeof INCIDENTS)[Kind] extends { readonly tellAfterMs: number } ? Kind : never;
}[IncidentKind];

/** The address in the partner app of the page on which an incident is solved. */
export function incidentAddress(kind: IncidentKind, stationId: StationId): string {
  const station = encodeURIComponent(stationId);
  switch (incidentRule(kind).place) {
    case 'station':
      return `/stations/${station}`;
    case 'bed':
      return `/stations/${station}/bed`;
    case 'decide':
      return incidentsAddress(kind);
    case 'orders':
      return `/orders?state=waiting&station=${station}`;
    case 'stock':
      return `/stock?level=${kind === 'stockEmpty' ? 'empty' : 'low'}&station=${station}`;
    case 'problems':
      return '/problems';
    case 'counter':
      return '/counter';
    case 'designs':
      return '/designs';
    case 'money':
      return '/money';
  }
}

/** The address in the partner app of all incidents of a kind. */
export const incidentsAddress = (kind: IncidentKind): string => `/attention?kind=${kind}`;

/** How an agent names a wrong clock among its reasons. It is no fault: prints do not need the time. */
export const CLOCK_WRONG_REASON = 'station-clock-wrong';

/** At or below this, an ink is low, in percent. */
export const INK_LOW_PERCENT = 15;
/** A paid item that is not in the printer after this time waits too long. */
export const WAITS_LONG_MS = 60 * MINUTE_MS;
/** A station that prints ends a print in this time, also where each one takes long and a person loads the bed. */
export const NO_PRINT_MS = 120 * MINUTE_MS;
/** A file that a RIP took waits for a word of the person at the bed no longer than this without a message. */
export const BED_WAITS_MS = 15 * MINUTE_MS;
/** A design that nobody of the shop has looked at after this time makes its customer wait: she stands at the station. */
export const REVIEW_WAITS_MS = 5 * MINUTE_MS;
