import { describe, expect, it } from 'vitest';
import { checkTable, nextState } from './state-table.ts';
import {
  AGENT_STATES,
  STATION_STATES,
  STATION_TABLE,
  DESIRED_STATION_STATES,
  type StationState,
  stationEvents,
  stationStateOf,
} from './station.ts';
import { TEST_PRINT_STATES, TEST_PRINT_TABLE } from './test-print.ts';

const FACTS = DESIRED_STATION_STATES.flatMap((desired) =>
  AGENT_STATES.flatMap((agent) => [true, false].map((silent) => ({ desired, agent, silent }))),
);

describe('stations', () => {
  it('[OR-01.1] the tables of stations and of test prints are sound', () => {
    expect(checkTable(STATION_TABLE, STATION_STATES)).toEqual([]);
    expect(checkTable(TEST_PRINT_TABLE, TEST_PRINT_STATES)).toEqual([]);
  });

  it('[OR-01.1] [OR-03.3] from every state, the table leads to the state that follows from the facts', () => {
    for (const from of STATION_STATES) {
      for (const facts of FACTS) {
        const end = stationEvents(from, facts).reduce<StationState | undefined>(
          (state, event) => state && nextState(STATION_TABLE, state, event),
          from,
        );
        expect([from, facts, end]).toEqual([from, facts, stationStateOf(facts)]);
      }
    }
  });

  it('[QU-04.1] the partner’s wish outweighs the printer’s state, and silence outweighs both', () => {
    expect(stationStateOf({ silent: false, desired: 'maintenance', agent: 'fault' })).toBe('maintenance');
    expect(stationStateOf({ silent: true, desired: 'resting', agent: 'ready' })).toBe('offline');
  });
});
