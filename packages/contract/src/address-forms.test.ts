import { describe, expect, it } from 'vitest';
import { type AddressField, type PostalAddress } from './actions/addresses.ts';
import { addressForm, fieldsWithout, labelLines, placeLines } from './address-forms.ts';

const PLACE: readonly AddressField[] = ['province', 'city', 'detail', 'postal_code'];
const address = (country: string, more: Partial<PostalAddress>): PostalAddress => ({
  recipient: 'Ada',
  phone: '+1',
  country,
  province: 'Province',
  city: 'City',
  detail: '1 Street',
  postal_code: '12345',
  email: 'ada@example.com',
  ...more,
});

describe('the form of an address', () => {
  it.each([
    ['JP', 'postal_code province city detail'],
    ['CN', 'postal_code province city detail'],
    ['KR', 'postal_code province city detail'],
    ['TW', 'postal_code province city detail'],
    ['US', 'detail city province postal_code'],
    ['GB', 'detail city province postal_code'],
    ['DE', 'detail postal_code city province'],
    ['IT', 'detail postal_code city province'],
    ['HU', 'city detail postal_code province'],
    ['AE', 'detail city province'],
    ['HK', 'province city detail'],
    ['QA', 'detail city'],
    ['SG', 'detail postal_code'],
    ['MO', 'detail'],
    ['IS', 'detail postal_code city'],
    ['KE', 'detail postal_code city province'],
    ['PA', 'detail city province'],
    ['jp', 'postal_code province city detail'],
    ['', 'detail postal_code city province'],
  ])('[OR-07] [LG-08] asks in %j for %s', (country, fields) => {
    const { fields: all } = addressForm(country);
    expect(all.slice(0, 3)).toEqual(['recipient', 'phone', 'country']);
    expect(all.at(-1)).toBe('email');
    expect(all.slice(3, -1).join(' ')).toBe(fields);
    expect(fieldsWithout(country)).toEqual(PLACE.filter((field) => !all.includes(field)));
  });

  it('[OR-07] calls its fields as the country does', () => {
    const kinds = (country: string) => Object.values(addressForm(country).kinds).join(' ');
    expect(['US', 'GB', 'JP', 'IN', 'PL', 'KE'].map(kinds)).toEqual([
      'state zip other',
      'county postcode town',
      'prefecture other ward',
      'state pin other',
      'voivodeship other other',
      'other other other',
    ]);
  });
});

describe('a written address', () => {
  it.each<[string, Partial<PostalAddress>, readonly string[]]>([
    ['US', { city: 'Austin', province: 'TX', postal_code: '78701' }, ['Ada', '1 Street', 'Austin, TX 78701']],
    ['DE', { city: 'Berlin', province: 'Berlin', postal_code: '10115' }, ['Ada', '1 Street', '10115 Berlin']],
    ['DE', { city: 'Köln', province: 'NRW', postal_code: '50667' }, ['Ada', '1 Street', '50667 Köln, NRW']],
    ['IT', { city: 'Sesto', province: 'MI', postal_code: '20099' }, ['Ada', '1 Street', '20099 Sesto MI']],
    [
      'GB',
      { city: 'Leeds', province: 'Yorkshire', postal_code: 'LS1 1UR' },
      ['Ada', '1 Street', 'Leeds', 'Yorkshire', 'LS1 1UR'],
    ],
    [
      'JP',
      { recipient: '山田花子', province: '東京都', city: '千代田区', detail: '千代田1-1', postal_code: '100-0001' },
      ['〒100-0001', '東京都千代田区', '千代田1-1', '山田花子'],
    ],
    [
      'JP',
      { province: 'Tokyo', city: 'Chiyoda', postal_code: '100-0001' },
      ['Ada', '1 Street', 'Chiyoda, Tokyo', '100-0001'],
    ],
    [
      'KR',
      { recipient: '김하나', province: '서울특별시', city: '종로구', detail: '사직로 1', postal_code: '03045' },
      ['서울특별시 종로구', '사직로 1', '03045', '김하나'],
    ],
    [
      'CN',
      { recipient: '王芳', province: '广东省', city: '深圳市', detail: '科技路1号', postal_code: '518000' },
      ['518000', '广东省深圳市', '科技路1号', '王芳'],
    ],
    [
      'BR',
      { city: 'Santos', province: 'SP', postal_code: '11010-000' },
      ['Ada', '1 Street', 'Santos - SP', '11010-000'],
    ],
    ['HK', { province: 'Kowloon', city: 'Mong Kok', postal_code: '' }, ['Ada', '1 Street', 'Mong Kok', 'Kowloon']],
    ['SG', { province: '', city: '', postal_code: '238801' }, ['Ada', '1 Street', '238801']],
    ['BD', { city: 'Dhaka', province: '', postal_code: '1000' }, ['Ada', '1 Street', 'Dhaka - 1000']],
    ['AE', { city: 'Deira', province: 'Dubai', postal_code: '' }, ['Ada', '1 Street', 'Deira', 'Dubai']],
    // An address kept before its country had a form.
    ['DE', { city: '', province: 'Hessen', postal_code: '' }, ['Ada', '1 Street', 'Hessen']],
  ])('[OR-07] [LG-08] in %s, %o', (country, more, lines) => {
    expect(labelLines(address(country, more))).toEqual(lines);
  });

  it('[OR-07] the place is without the recipient', () => {
    expect(placeLines(address('FR', {}))).toEqual(['1 Street', '12345 City, Province']);
  });
});
