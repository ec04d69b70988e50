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
    ['MO', 'city detail'],
    ['IS', 'detail postal_code city'],
    ['KE', 'detail postal_code city province'],
    ['PA', 'detail city province'],
    ['jp', 'postal_code province city detail'],
    ['', 'detail postal_code city province'],
  ])('[OR-07.3] asks in %j for %s', (country, fields) => {
    const { fields: all } = addressForm(country);
    expect(all.slice(0, 3)).toEqual(['recipient', 'phone', 'country']);
    expect(all.at(-1)).toBe('email');
    expect(all.slice(3, -1).join(' ')).toBe(fields);
    expect(fieldsWithout(country)).toEqual(PLACE.filter((field) => !all.includes(field)));
  });

  it('[OR-07.3] calls its fields as the country does', () => {
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
    // Fields that the country does not ask for.
    [
      'AE',
      { city: 'Deira', province: 'Dubai', postal_code: 'PO BOX 12345' },
      ['Ada', '1 Street', 'Deira', 'Dubai', 'PO BOX 12345'],
    ],
    ['MO', { city: 'Taipa', province: '', postal_code: '' }, ['Ada', '1 Street', 'Taipa']],
    ['MO', { city: 'Taipa', province: 'Macau', postal_code: '0' }, ['Ada', '1 Street', 'Taipa', 'Macau 0']],
    [
      'MO',
      { recipient: '陳大文', city: '氹仔', province: '', detail: '官也街1號', postal_code: '999078' },
      ['氹仔', '官也街1號', '999078', '陳大文'],
    ],
    ['QA', { city: 'Doha', province: 'Al Rayyan', postal_code: '' }, ['Ada', '1 Street', 'Doha', 'Al Rayyan']],
    ['SG', { city: 'Singapore', province: 'Singapore', postal_code: '2' }, ['Ada', '1 Street', '2', 'Singapore']],
    ['SG', { city: 'Jurong', province: 'West', postal_code: '2' }, ['Ada', '1 Street', '2', 'Jurong, West']],
    // The name of a house in another script than the address.
    [
      'HK',
      {
        province: 'Kowloon',
        city: 'Mong Kok',
        detail: 'Flat 3, 12/F, 好景大廈, 12 Nathan Road',
        postal_code: '999077',
      },
      ['Ada', 'Flat 3, 12/F, 好景大廈, 12 Nathan Road', 'Mong Kok', 'Kowloon', '999077'],
    ],
    [
      'JP',
      { province: 'Tokyo', city: 'Shibuya-ku', detail: '1-2-3 コーポ渋谷 101', postal_code: '150-0002' },
      ['Ada', '1-2-3 コーポ渋谷 101', 'Shibuya-ku, Tokyo', '150-0002'],
    ],
    [
      'JP',
      { province: '', city: '', detail: '千代田区千代田1-1', postal_code: '100-0001' },
      ['〒100-0001', '千代田区千代田1-1', 'Ada'],
    ],
    [
      'HK',
      { province: '九龍 Kowloon', city: 'Mong Kok 旺角', postal_code: '' },
      ['九龍 Kowloon Mong Kok 旺角', '1 Street', 'Ada'],
    ],
    // A field that the form of the country does not have.
    ['DE', { city: '', province: 'Hessen', postal_code: '' }, ['Ada', '1 Street', 'Hessen']],
  ])('[OR-07.3] in %s, %o', (country, more, lines) => {
    expect(labelLines(address(country, more)).map(({ text }) => text)).toEqual(lines);
  });

  it('[OR-07.3] no country’s label leaves a field out', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const countries = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
    const own = { province: '東京都', city: '千代田区', detail: '千代田1-1' };
    const lost = countries.flatMap((country) =>
      [address(country, {}), address(country, own)].flatMap((kept) => {
        const label = labelLines(kept).map(({ text }) => text);
        return PLACE.filter((field) => !label.join('/').includes(kept[field])).map((field) => `${country} ${field}`);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('[OR-07.3] the recipient is known by the place in the label, not by the name', () => {
    const company = address('DE', { recipient: 'Berlin', city: 'Berlin', province: '', postal_code: '' });
    expect(labelLines(company)).toEqual([
      { text: 'Berlin', isRecipient: true },
      { text: '1 Street', isRecipient: false },
      { text: 'Berlin', isRecipient: false },
    ]);
    const own = address('CN', { recipient: '北京', city: '', province: '北京', detail: '1', postal_code: '' });
    expect(labelLines(own).map(({ isRecipient }) => isRecipient)).toEqual([false, false, true]);
  });

  it('[OR-07.3] the place is without the recipient', () => {
    expect(placeLines(address('FR', {}))).toEqual(['1 Street', '12345 City, Province']);
  });
});
