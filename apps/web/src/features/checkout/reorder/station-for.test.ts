import type { StationView, OrderView } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { stationFor } from './station-for.ts';

interface Known {
  readonly closed?: true;
  readonly sends?: true;
  /** The station cannot make the order. */
  readonly lacks?: true;
}

/** The station chosen for an order of station `a` when the customer stands at `here`. */
function goesTo(known: Readonly<Record<string, Known>>, { here = 'a', parcel = false } = {}) {
  const views = Object.entries(known).map(
    ([machine_id, { closed, sends }]) =>
      ({
        machine_id,
        accepts_orders: closed !== true,
        delivery_fee: sends ? { amount: 490, currency: 'EUR' } : null,
      }) as unknown as StationView,
  );
  const order = { machine_id: 'a' as StationId, delivery: parcel ? ({} as OrderView['delivery']) : null };
  return stationFor(order, here, {
    at: async (stationId) => views.find(({ machine_id }) => machine_id === stationId),
    all: async () => views,
    canMake: async (stationId) => known[stationId]?.lacks !== true,
  });
}

describe('where an order is printed again', () => {
  it('[OR-11.1] it is last time’s station, wherever the customer stands now', async () => {
    expect(await goesTo({ b: {}, a: {} }, { here: 'b' })).toBe('a');
  });

  it('[OR-11.1] if that is closed, gone or unable, it is the station here, else any', async () => {
    for (const a of [{ closed: true }, { lacks: true }] as const) {
      expect(await goesTo({ a, b: {}, c: {} }, { here: 'c' })).toBe('c');
      expect(await goesTo({ a, b: { lacks: true }, c: {} }, { here: 'b' })).toBe('c');
    }
    expect(await goesTo({ b: {}, c: {} })).toBe('b');
  });

  it('[OR-11.1] for a parcel, a station that sends comes before the station here', async () => {
    const known = { a: { closed: true }, b: {}, c: { sends: true } } as const;
    expect(await goesTo(known, { here: 'b', parcel: true })).toBe('c');
    expect(await goesTo(known, { here: 'b' })).toBe('b');
  });

  it('[OR-11.1] if no station can make it, it stays at last time’s; without stations there is none', async () => {
    expect(await goesTo({ a: { lacks: true }, b: { lacks: true } })).toBe('a');
    expect(await goesTo({ a: { closed: true }, b: { closed: true } })).toBe('a');
    expect(await goesTo({})).toBeUndefined();
  });
});
