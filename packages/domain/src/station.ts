import type { StateTable } from './state-table.ts';

export const STATION_STATES = ['ready', 'printing', 'resting', 'maintenance', 'fault', 'offline'] as const;
/** The state of a station for its customers (OR-03); the server sets `offline` when the station is silent (SA-08). */
export type StationState = (typeof STATION_STATES)[number];

/** The state of a station for its shop: one from which nothing was ever heard is not broken, it is not set up yet. */
export const SHOP_STATION_STATES = [...STATION_STATES, 'notSetUp'] as const;
export type ShopStationState = (typeof SHOP_STATION_STATES)[number];

/** @param station its state for customers, and whether its agent was ever heard from */
export const shopStateOf = ({
  state,
  isHeard,
}: {
  readonly state: StationState;
  readonly isHeard: boolean;
}): ShopStationState => (state === 'offline' && !isHeard ? 'notSetUp' : state);

export type StationEvent = 'idle' | 'printing' | 'faulted' | 'rested' | 'maintained' | 'opened' | 'silenced';

/**
 * OR-01, QU-04. Three kinds of events move a station: reports of its agent (`idle`, `printing`, `faulted`), wishes of
 * its partner (`rested`, `maintained`, `opened`) and silence. A station in rest or maintenance stays so, whatever its
 * printer reports, until it is opened. If it comes back after silence, it rests again if that is still the wish.
 */
export const STATION_TABLE: StateTable<StationState, StationEvent> = {
  name: 'station',
  initial: 'offline',
  ends: [],
  transitions: [
    { from: 'offline', on: 'idle', to: 'ready' },
    { from: 'offline', on: 'printing', to: 'printing' },
    { from: 'offline', on: 'faulted', to: 'fault' },
    { from: 'offline', on: 'rested', to: 'resting' },
    { from: 'offline', on: 'maintained', to: 'maintenance' },
    { from: 'ready', on: 'printing', to: 'printing' },
    { from: 'ready', on: 'faulted', to: 'fault' },
    { from: 'ready', on: 'rested', to: 'resting' },
    { from: 'ready', on: 'maintained', to: 'maintenance' },
    { from: 'ready', on: 'silenced', to: 'offline' },
    { from: 'printing', on: 'idle', to: 'ready' },
    { from: 'printing', on: 'faulted', to: 'fault' },
    { from: 'printing', on: 'rested', to: 'resting' },
    { from: 'printing', on: 'maintained', to: 'maintenance' },
    { from: 'printing', on: 'silenced', to: 'offline' },
    { from: 'fault', on: 'idle', to: 'ready' },
    { from: 'fault', on: 'printing', to: 'printing' },
    { from: 'fault', on: 'rested', to: 'resting' },
    { from: 'fault', on: 'maintained', to: 'maintenance' },
    { from: 'fault', on: 'silenced', to: 'offline' },
    { from: 'resting', on: 'opened', to: 'ready' },
    { from: 'resting', on: 'maintained', to: 'maintenance' },
    { from: 'resting', on: 'silenced', to: 'offline' },
    { from: 'maintenance', on: 'opened', to: 'ready' },
    { from: 'maintenance', on: 'rested', to: 'resting' },
    { from: 'maintenance', on: 'silenced', to: 'offline' },
  ],
};

export const DESIRED_STATION_STATES = ['open', 'resting', 'maintenance'] as const;
/** What the partner wants a station to do: accept orders, or not. */
export type DesiredStationState = (typeof DESIRED_STATION_STATES)[number];

/** What an agent reports about its printer. */
export const AGENT_STATES = ['ready', 'printing', 'fault'] as const;
export type AgentState = (typeof AGENT_STATES)[number];

export interface StationFacts {
  readonly silent: boolean;
  readonly desired: DesiredStationState;
  readonly agent: AgentState;
}

/**
 * The state that follows from the facts: silence outweighs the partner's wish, and the wish outweighs the printer's
 * state.
 */
export function stationStateOf({ silent, desired, agent }: StationFacts): StationState {
  if (silent) return 'offline';
  return desired === 'open' ? agent : desired;
}

const LEADS_TO: Readonly<Record<StationState, StationEvent>> = {
  ready: 'idle',
  printing: 'printing',
  fault: 'faulted',
  resting: 'rested',
  maintenance: 'maintained',
  offline: 'silenced',
};

/** The events that lead from the last known state to the state that follows from the facts. */
export function stationEvents(from: StationState, facts: StationFacts): readonly StationEvent[] {
  const to = stationStateOf(facts);
  if (from === to) return [];
  const opens = (from === 'resting' || from === 'maintenance') && facts.desired === 'open' && !facts.silent;
  if (!opens) return [LEADS_TO[to]];
  return to === 'ready' ? ['opened'] : ['opened', LEADS_TO[to]];
}

/** A station that has not reported for this long counts as offline (SA-08). */
export const STATION_SILENT_MS = 60_000;
/** A station that has not reported for this long gets no new order, until it reports or counts as offline (QU-04). */
export const STATION_QUIET_MS = 30_000;

/** Returns true if customers may order at a station now (QU-04). While it prints, orders queue. */
export function acceptsOrders(state: StationState): state is 'ready' | 'printing' {
  return state === 'ready' || state === 'printing';
}

export const WINDOW_STATES = ['planned', 'open', 'ended', 'cancelled'] as const;
/** A maintenance window: `ended` when its time is over or the station was opened, `cancelled` before it began. */
export type WindowState = (typeof WINDOW_STATES)[number];

/** The longest maintenance window. A station that is away for longer is put into maintenance without an end. */
export const MAX_WINDOW_MS = 30 * 24 * 3_600_000;
