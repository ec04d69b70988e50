import { expect, it } from 'vitest';
import { parseSession } from './storage.ts';

const session = { token: 't', tokenHead: 'Bearer ', currentTime: 1000, partner_id: 'p', name: 'Shop' };
const person = {
  person_id: 'ann',
  person_name: 'Ann',
  username: 'ann',
  role: 'owner',
  time_zone: 'Europe/Berlin',
  stations: null,
  places: [],
};
const DAY = 24 * 60 * 60_000;

it('[SN-01.1] a saved login is valid for 24 hours from currentTime', () => {
  const saved = JSON.stringify({ ...session, ...person });
  expect(parseSession(saved, 1000 + DAY - 1)).toEqual({ ...session, ...person });
  expect(parseSession(saved, 1000 + DAY)).toBeUndefined();
});

it('[SN-01.1] a stored value that is no session is ignored', () => {
  for (const text of [undefined, '', 'null', '{}', '{"token":1}', 'not json'])
    expect(parseSession(text, 0)).toBeUndefined();
});
