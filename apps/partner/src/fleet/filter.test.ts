import { describe, expect, it } from 'vitest';
import { readFleet } from './filter.ts';

describe('the address of the fleet', () => {
  it('[OP-05.1] names what is wanted', () => {
    const query = { search: 'north', state: 'fault', silent: '60', version: '1.1.0', order: 'failures' };
    expect(readFleet(query)).toEqual({
      view: 'stations',
      wanted: { search: 'north', state: 'fault', silent_minutes: 60, version: '1.1.0', order: 'failures', down: true },
    });
    expect(readFleet({ view: 'releases' }).view).toBe('releases');
  });

  it('[OP-05.1] an address with unknown values shows all stations', () => {
    const query = { state: 'broken', silent: '7', order: 'colour', view: 'map', shop: '../x' };
    expect(readFleet(query)).toEqual({ view: 'stations', wanted: { order: 'name', down: false } });
  });
});
