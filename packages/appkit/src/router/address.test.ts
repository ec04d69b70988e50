import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, formatAddress, parseAddress, sameAddress } from './address.ts';

describe('addresses', () => {
  const cases: readonly (readonly [href: string, path: string, query: Record<string, string>])[] = [
    ['', '/', {}],
    ['/', '/', {}],
    ['/#/', '/', {}],
    ['/index.html', '/', {}],
    ['/#/pages/index/allSelect?id=demo&language=en-us', '/pages/index/allSelect', { id: 'demo', language: 'en-us' }],
    ['https://cases.example/#/pages/mine/order/', '/pages/mine/order', {}],
    ['/?machine_id=demo#/pages/login/select_login', '/pages/login/select_login', { machine_id: 'demo' }],
    ['/?machine_id=demo', '/', { machine_id: 'demo' }],
    [
      '/?id=outer&language=zh-cn#/pages/index/allSelect?id=inner',
      '/pages/index/allSelect',
      { id: 'inner', language: 'zh-cn' },
    ],
    ['/pages/login/select_login?machine_id=demo', '/pages/login/select_login', { machine_id: 'demo' }],
    [
      '#/pages/mine/pay_success?order_id=o1&token=5O190127TN364715T',
      '/pages/mine/pay_success',
      { order_id: 'o1', token: '5O190127TN364715T' },
    ],
    ['/#/pages/index/mall?language=zh-cn?x=1', '/pages/index/mall', { language: 'zh-cn?x=1' }],
    ['/#//pages//index/mall', '/pages/index/mall', {}],
  ];
  it.each(cases)('[RT-16.2] reads %s', (href, path, query) => {
    expect(parseAddress(href)).toEqual({ path, query });
  });

  it('[RT-16.2] parsing a formatted address returns the same address', () => {
    const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => text !== '__proto__');
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        const address = { path: '/pages/index/mall', query: { ...query } };
        expect(sameAddress(parseAddress(`/#${formatAddress(address)}`), address)).toBe(true);
      }),
    );
  });

  it('unknown values are left out', () => {
    expect(formatAddress(addressOf('/x', { a: undefined, b: null, c: '', d: 'e' }))).toBe('/x?d=e');
  });
});
