import { expect, it } from 'vitest';
import { ADDRESS_FIELDS } from './addresses.ts';

it.each(['recipient', 'phone', 'country', 'province', 'city', 'detail', 'postal_code', 'email'])(
  '[OR-07.1] an address has the field %s',
  (field) => {
    expect(ADDRESS_FIELDS).toContain(field);
  },
);
