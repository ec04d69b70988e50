import { expect, it } from 'vitest';
import { filterOf, wantedOf } from './filter.ts';

it('[PA-11] what the address names is asked for; an unknown state and an empty field are not', () => {
  expect(wantedOf(filterOf({}))).toEqual({});
  expect(wantedOf(filterOf({ search: '  ', state: 'nonsense', other: 'x' }))).toEqual({});
  const filter = filterOf({
    search: ' 9RV ',
    state: 'ready',
    station: 'demo',
    from: '2026-03-01',
    until: '2026-03-01',
  });
  expect(wantedOf(filter)).toEqual({
    search: '9RV',
    state: 'ready',
    machine_id: 'demo',
    from: new Date(2026, 2, 1).getTime(),
    until: new Date(2026, 2, 2).getTime(),
  });
});
