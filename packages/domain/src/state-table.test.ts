import { describe, expect, it } from 'vitest';
import { allows, checkTable, nextState, stateAfter, type StateTable } from './state-table.ts';
import { ORDER_STATUS, ORDER_STATUSES, ORDER_TABLE } from './order.ts';
import { PAYMENT_STATES, PAYMENT_TABLE } from './payment.ts';
import { PRINT_JOB_STATES, PRINT_JOB_TABLE } from './print-job.ts';
import { REFUND_STATES, REFUND_TABLE } from './refund.ts';

type Light = 'red' | 'green' | 'broken';
const light = (transitions: StateTable<Light, 'go' | 'stop' | 'crash'>['transitions'], ends: Light[] = ['broken']) => ({
  name: 'light',
  initial: 'red' as Light,
  ends,
  transitions,
});
const LIGHTS: readonly Light[] = ['red', 'green', 'broken'];

describe('a table of states', () => {
  const sound = [
    { from: 'red', on: 'go', to: 'green' },
    { from: 'green', on: 'stop', to: 'red' },
    { from: 'red', on: 'crash', to: 'broken' },
  ] as const;

  it('[OR-01.1] a table is sound if all states are reachable and only declared ends are ends', () => {
    expect(checkTable(light(sound), LIGHTS)).toEqual([]);
  });

  it.each([
    ['a state that cannot be reached', light(sound.slice(0, 2)), 'light: broken cannot be reached'],
    ['an end that goes on', light(sound, ['broken', 'green']), 'light: green is an end state but has transitions'],
    ['a state that is stuck', light(sound, []), 'light: broken has no transitions but is not an end state'],
    [
      'an event declared twice',
      light([...sound, { from: 'red', on: 'go', to: 'red' }]),
      'light: red on go is declared twice',
    ],
  ])('[OR-01.1] the check names %s', (_what, table, problem) => {
    expect(checkTable(table, LIGHTS)).toContain(problem);
  });

  it('[OR-01.1] an event that the table does not allow is refused, and the error names all three', () => {
    const lights = light(sound);
    expect([allows(lights, 'red', 'go'), stateAfter(lights, 'red', 'go')]).toEqual([true, 'green']);
    expect(allows(lights, 'green', 'crash')).toBe(false);
    expect(() => stateAfter(lights, 'green', 'crash')).toThrow('light: crash is not allowed in state green');
  });

  it('[OR-01.1] the tables of order, payment and print job are sound', () => {
    expect(checkTable(ORDER_TABLE, ORDER_STATUSES)).toEqual([]);
    expect(checkTable(PAYMENT_TABLE, PAYMENT_STATES)).toEqual([]);
    expect(checkTable(PRINT_JOB_TABLE, PRINT_JOB_STATES)).toEqual([]);
    expect(checkTable(REFUND_TABLE, REFUND_STATES)).toEqual([]);
  });
});

describe('the order', () => {
  it('[OR-01.3] orders carry the specification’s status numbers', () => {
    expect(ORDER_STATUS).toEqual({ unpaid: 0, awaitingDelivery: 1, delivering: 2, finished: 3, closed: 4, invalid: 5 });
  });

  it('[OR-02.4] an order without problems goes 0 → 1 → 2 → 3', () => {
    const way = (['settled', 'handedOver', 'collected'] as const).reduce<number[]>(
      (codes, event) => [...codes, nextState(ORDER_TABLE, codes.at(-1) as 0, event) ?? -1],
      [0],
    );
    expect(way).toEqual([0, 1, 2, 3]);
  });

  it.each([
    [0, 'cancelled', 4],
    [0, 'holdExpired', 4],
    [0, 'mismatched', 5],
    [1, 'outOfStock', 4],
    [1, 'unprintable', 4],
    [1, 'refused', 4],
    [2, 'neverCollected', 4],
    [2, 'returned', 4],
    [3, 'cancelled', undefined],
    [4, 'settled', undefined],
    [5, 'settled', undefined],
    [2, 'cancelled', undefined],
  ] as const)('[OR-02.4] an order in status %s goes on %s to %s', (from, event, to) => {
    expect(nextState(ORDER_TABLE, from, event)).toBe(to);
  });
});

describe('the print job', () => {
  it('[OR-03.1] a print job without problems goes from waiting to collected', () => {
    const events = ['fileReady', 'leased', 'started', 'finished', 'discharging', 'placed', 'collected'] as const;
    let state: (typeof PRINT_JOB_STATES)[number] | undefined = 'waiting';
    const way = events.map((event) => {
      state = state && nextState(PRINT_JOB_TABLE, state, event);
      return state;
    });
    expect(way).toEqual(['queued', 'dispatching', 'printing', 'printed', 'discharging', 'ready', 'collected']);
  });

  it('[SA-03.2] only a person can move a started print back to the queue', () => {
    const started = PRINT_JOB_STATES.filter(
      (state) => !['waiting', 'review', 'queued', 'dispatching', 'held'].includes(state),
    );
    const back = PRINT_JOB_TABLE.transitions.filter((t) => started.includes(t.from) && t.to === 'queued');
    expect(back).toEqual([
      { from: 'taken', on: 'decidedReprint', to: 'queued' },
      { from: 'unsure', on: 'decidedReprint', to: 'queued' },
    ]);
  });
});
