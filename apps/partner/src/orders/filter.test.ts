import { expect, it } from 'vitest';
import { filterOf, wantedOf } from './filter.ts';

it('[PA-11.1] what the address names is asked for; an unknown state and an empty field are not', () => {
  expect(wantedOf(filterOf({}), 'UTC')).toEqual({});
  expect(wantedOf(filterOf({ search: '  ', state: 'nonsense', other: 'x' }), 'UTC')).toEqual({});
  const filter = filterOf({
    search: ' 9RV ',
    state: 'ready',
    station: 'demo',
    from: '2026-03-01',
    until: '2026-03-01',
  });
  expect(wantedOf(filter, 'Asia/Tokyo')).toEqual({
    search: '9RV',
    state: 'ready',
    machine_id: 'demo',
    from: Date.UTC(2026, 1, 28, 15),
    until: Date.UTC(2026, 2, 1, 15),
  });
});
