import { ADDRESS_FIELDS, type ActionInput } from '@cpc/contract';
import { type AddressId, brand } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Caller, caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { SPARE_ADDRESS, testShop } from '../../testing/shop.ts';
import { MAX_ADDRESSES } from './commands.ts';
import { registered } from '../../testing/texts.ts';

type Saved = ActionInput<'Address.save'>;

const save = (customer: Caller, changes: Partial<Saved> = {}) =>
  customer.must('Address.save', { ...SPARE_ADDRESS, ...changes });
const list = (customer: Caller) => customer.must('Address.list', {});

describe.each(databases())('receiving addresses on $engine', ({ open }) => {
  it('[OR-07.1] each missing, blank or wrong field has its own message, in the reader’s language', async () => {
    const { app } = await testShop(await open());
    const { tokenHead, token } = await caller(app).must('User.guest', {});
    const messages = new Set<string>();
    const empties = { 'en-US': '', 'zh-Hans': ' \t\u3000', ar: undefined };
    for (const [language, empty] of Object.entries(empties)) {
      const customer = caller(app, { authorization: tokenHead + token, 'accept-language': language });
      for (const field of ADDRESS_FIELDS) {
        const answer = await customer.call('Address.save', { ...SPARE_ADDRESS, [field]: empty as string });
        expect(answer).toMatchObject({ http: 200, code: 1601, data: { error: 'fieldEmpty', field } });
        messages.add(answer.msg);
      }
    }
    expect(messages.size).toBe(3 * ADDRESS_FIELDS.length);
    expect(messages).toContain('Postal code cannot be empty');
  });

  it('[OR-07.3] [SN-06.1] valid values are normalised, and unreadable ones refused', async () => {
    const customer = await (await testShop(await open())).customer();
    const typed = { recipient: '  Ada \n Lovelace ', phone: '٠٣٠ ٢٣١٢ ٥٤٥', country: 'de', postal_code: '١٠١١٥' };
    expect(await save(customer, typed)).toMatchObject({
      recipient: 'Ada Lovelace',
      phone: '+49302312545',
      country: 'DE',
      postal_code: '10115',
      is_default: true,
    });
    expect(await save(customer, { recipient: '\uFA19谷 e\u0301mile', city: '\uFA10町' })).toMatchObject({
      recipient: '\uFA19谷 émile',
      city: '\uFA10町',
    });
    const wrong: readonly [Partial<Saved>, string][] = [
      [{ phone: '12345' }, 'phone'],
      [{ phone: '2025550123', country: 'CN' }, 'phone'],
      [{ country: 'XX' }, 'country'],
      [{ country: 'Germany' }, 'country'],
      [{ detail: 'x'.repeat(201) }, 'detail'],
      [{ recipient: 'Ada\u202Ecod.exe' }, 'recipient'],
      [{ city: 'Ber\u0007lin' }, 'city'],
      [{ postal_code: '10115; drop' }, 'postal_code'],
      [{ email: 'ada at example.com' }, 'email'],
      [{ email: `${'a'.repeat(250)}@example.com` }, 'email'],
    ];
    for (const [change, field] of wrong)
      expect(await customer.call('Address.save', { ...SPARE_ADDRESS, ...change })).toMatchObject({ data: { field } });
    expect(await customer.call('Address.save', { ...SPARE_ADDRESS, city: 'a\0b' })).toMatchObject({ http: 400 });
    expect(await list(customer)).toHaveLength(2);
  });

  it('[OR-07.3] a country is asked only for the fields that its addresses have', async () => {
    const customer = await (await testShop(await open())).customer();
    const hongKong = { country: 'HK', phone: '21234567', province: '九龍', city: '旺角', detail: '彌敦道1號' };
    expect(await save(customer, { ...hongKong, postal_code: '' })).toMatchObject({ province: '九龍', postal_code: '' });
    const singapore = { country: 'SG', phone: '61234567', detail: '1 Orchard Road' };
    expect(await save(customer, { ...singapore, province: '', city: '', postal_code: '２３８８０１' })).toMatchObject({
      province: '',
      city: '',
      postal_code: '238801',
    });
    expect(await customer.call('Address.save', { ...SPARE_ADDRESS, ...singapore, postal_code: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty', field: 'postal_code' },
    });
  });

  it('[OR-07.3] what an address has besides is kept, and checked like any field', async () => {
    const customer = await (await testShop(await open())).customer();
    const dubai = { country: 'AE', phone: '501234567', province: 'Dubai', city: 'Deira', detail: 'Al Rigga Road 1' };
    const saved = await save(customer, { ...dubai, postal_code: ' PO Box  12345 ' });
    expect(saved).toMatchObject({ postal_code: 'PO BOX 12345' });
    expect(await save(customer, saved)).toEqual(saved);
    const singapore = { country: 'SG', phone: '61234567', detail: '1 Orchard Road', postal_code: '238801' };
    expect(await save(customer, { ...singapore, province: 'Central', city: 'Singapore' })).toMatchObject({
      province: 'Central',
      city: 'Singapore',
    });
    for (const wrong of [{ postal_code: '1; drop' }, { postal_code: 'x'.repeat(17) }])
      expect(await customer.call('Address.save', { ...SPARE_ADDRESS, ...dubai, ...wrong })).toMatchObject({
        data: { error: 'fieldIncorrect', field: 'postal_code' },
      });
    expect(
      await customer.call('Address.save', { ...SPARE_ADDRESS, ...singapore, city: 'Sing\u202Eapore' }),
    ).toMatchObject({ data: { error: 'fieldIncorrect', field: 'city' } });
  });

  it('[OR-07.3] [SN-06.1] names, codes and phone numbers are typed in any script', async () => {
    const customer = await (await testShop(await open())).customer();
    const japan = {
      country: 'JP',
      province: '東京都',
      city: '千代田区',
      detail: '千代田１ー１',
      recipient: '山田 花子',
    };
    expect(
      await save(customer, { ...japan, phone: '０３ー１２３４ー５６７８', postal_code: '〒１００ー０００１' }),
    ).toMatchObject({
      phone: '+81312345678',
      postal_code: '100-0001',
    });
    const bangladesh = { country: 'BD', phone: '০১৭১২-৩৪৫৬৭৮', postal_code: '১২০৫', recipient: 'নিশা\u09af\u09bc' };
    expect(await save(customer, bangladesh)).toMatchObject({
      phone: '+8801712345678',
      postal_code: '1205',
      recipient: 'নিশা\u09af\u09bc',
    });
    expect(
      await save(customer, { country: 'TH', phone: '๐๘๑-๒๓๔-๕๖๗๘', recipient: 'น้ำใจ', postal_code: '๑๐๒๐๐' }),
    ).toMatchObject({
      phone: '+66812345678',
      recipient: 'น้ำใจ'.normalize('NFC'),
      postal_code: '10200',
    });
    expect(await save(customer, { phone: '۰۳۰ ۲۳۱۲ ۵۴۵', recipient: 'Jose\u0301 Łukasz' })).toMatchObject({
      phone: '+49302312545',
      recipient: 'José Łukasz',
    });
  });

  it('[OR-07.2] after any saves, deletions and choices exactly one address is the default', async () => {
    const { customer } = await testShop(await open());
    const step = fc.record({
      what: fc.constantFrom('save', 'preferred', 'delete', 'setDefault'),
      which: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const own = await customer();
        const prefix = own.headers['authorization']?.slice(-12) ?? '';
        for (const { what, which } of steps) {
          const address_id = brand<AddressId>(`${prefix}.${which}`);
          if (what === 'delete') await own.call('Address.delete', { address_id });
          else if (what === 'setDefault') await own.call('Address.setDefault', { address_id });
          else await save(own, { address_id, is_default: what === 'preferred' });
          const there = await list(own);
          expect(there.filter((address) => address.is_default)).toHaveLength(Math.min(1, there.length));
          expect(there.findIndex((address) => address.is_default)).toBe(there.length > 0 ? 0 : -1);
          if (what === 'preferred') expect(there[0]?.address_id).toBe(address_id);
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  it('[OR-07.2] concurrent saves leave one default; the number of addresses is limited', async () => {
    const customer = await (await testShop(await open())).customer();
    const both = await Promise.all([save(customer, { is_default: true }), save(customer, { is_default: true })]);
    expect(new Set(both.map((address) => address.address_id)).size).toBe(2);
    expect((await list(customer)).filter((address) => address.is_default)).toHaveLength(1);
    for (let more = 2; more < MAX_ADDRESSES; more += 1) await save(customer);
    expect(await customer.call('Address.save', SPARE_ADDRESS)).toMatchObject({ data: { error: 'addressBookFull' } });
    const [first] = await list(customer);
    expect(await save(customer, { address_id: first?.address_id, city: 'Bonn' })).toMatchObject({ city: 'Bonn' });
  });

  it('[OR-07.2] [PA-07] another’s address answers like a missing one; a login keeps a guest’s', async () => {
    const { customer, app, services } = await testShop(await open());
    const [owner, other] = [await customer(), await customer()];
    const mine = await save(owner);
    const { address_id } = mine;
    for (const name of ['Address.delete', 'Address.setDefault'] as const)
      expect(await other.call(name, { address_id })).toMatchObject({ data: { error: 'notFound' } });
    expect(await other.call('Address.save', { ...SPARE_ADDRESS, address_id })).toMatchObject({
      data: { error: 'notFound' },
    });
    expect(await list(owner)).toEqual([mine]);

    const account = { phone: '+4915112345678', password: 'long enough', country: 'DE' };
    const session = await registered(caller(app), services.texts, account);
    await save(callerOf(app, session), { city: 'Kiel' });
    const again = await owner.must('User.login', account);
    const kept = await list(callerOf(app, again));
    expect(kept.map(({ city, is_default }) => [city, is_default])).toEqual([
      ['Kiel', true],
      [mine.city, false],
    ]);
  });
});
