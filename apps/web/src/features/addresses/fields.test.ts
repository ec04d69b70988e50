import type { PostalAddress } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { shownFields, typedInto } from './fields.ts';

const DUBAI: PostalAddress = {
  recipient: 'Ada',
  phone: '+971501234567',
  country: 'AE',
  province: 'Dubai',
  city: 'Deira',
  detail: '1 Street',
  postal_code: 'PO BOX 12345',
  email: 'ada@example.com',
};

describe('the fields of an address that is edited', () => {
  it.each<[string, PostalAddress | undefined, string]>([
    ['AE', undefined, 'detail city province'],
    ['AE', DUBAI, 'detail city province postal_code'],
    ['AE', { ...DUBAI, postal_code: '' }, 'detail city province'],
    ['QA', DUBAI, 'detail city'],
    ['SG', { ...DUBAI, country: 'SG' }, 'detail postal_code province city'],
    ['DE', DUBAI, 'detail postal_code city province'],
  ])('[OR-07.3] in %s, of %o, are %s', (country, stored, fields) => {
    const shown = shownFields(country, stored);
    expect(shown.slice(0, 3)).toEqual(['recipient', 'phone', 'country']);
    expect(shown.slice(3).join(' ')).toBe(`${fields} email`);
  });

  it('[OR-07.3] nothing is sent that is not shown, and nothing shown is lost', () => {
    expect(typedInto(shownFields('AE', DUBAI), DUBAI)).toEqual(DUBAI);
    const moved = { ...DUBAI, country: 'QA' };
    expect(typedInto(shownFields('QA', DUBAI), moved)).toEqual({ ...moved, province: '', postal_code: '' });
  });
});
