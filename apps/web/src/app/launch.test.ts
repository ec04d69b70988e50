import { formatAddress, parseAddress, sameAddress } from '@cpc/appkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../core/paths.ts';
import { launch, type LaunchSession } from './launch.ts';

const VISITOR: LaunchSession = {
  loggedIn: false,
  stationId: null,
  promoterId: null,
  savedLanguage: null,
  browserLanguages: ['ar'],
};
const SCANNED = { ...VISITOR, stationId: 'demo' };
const CUSTOMER = { ...SCANNED, loggedIn: true };

const CUSTOMER_AT_HOME = { ...VISITOR, loggedIn: true };

const sessions = { VISITOR, SCANNED, CUSTOMER, CUSTOMER_AT_HOME };

type Row = readonly [rule: string, who: keyof typeof sessions, from: string, to: string, jumpUrl: string | null];

const TABLE: readonly Row[] = [
  [
    'LN-01',
    'VISITOR',
    '/pages/index/allSelect?id=demo&language=zh-cn',
    '/pages/index/allSelect?id=demo&language=zh-cn',
    null,
  ],
  ['LN-01', 'VISITOR', '/allSelect?id=demo', '/pages/index/allSelect?id=demo', null],
  ['LN-01', 'CUSTOMER', '/pages/index/allSelect', '/pages/index/allSelect?id=demo', null],
  ['LN-01', 'VISITOR', '/pages/index/allSelect?id=demo&screen=1', '/pages/index/allSelect?id=demo&screen=1', null],
  [
    'LN-02',
    'VISITOR',
    '/pages/index/index_phone?goods_id=g1&shell_id=s1',
    '/pages/index/mall?target=%2Fpages%2Findex%2Findex_phone%3Fgoods_id%3Dg1%26shell_id%3Ds1',
    null,
  ],
  ['LN-02', 'VISITOR', '/pages/index/index_phone', '/pages/index/mall', null],
  // A screen has neither a station nor a login before it is paired.
  ['SA-13', 'VISITOR', '/display', '/display', null],
  [
    'LN-02',
    'CUSTOMER_AT_HOME',
    '/pages/index/detailsphone?goods_id=g1',
    '/pages/index/mall?target=%2Fpages%2Findex%2Fdetailsphone%3Fgoods_id%3Dg1',
    null,
  ],
  [
    'LN-02',
    'VISITOR',
    '/pages/mine/orderList?language=zh-cn&promoter_id=p1',
    '/pages/index/mall?language=zh-cn&promoter_id=p1&target=%2Fpages%2Fmine%2ForderList%3Fpromoter_id%3Dp1',
    null,
  ],
  [
    'LN-02, RT-12',
    'VISITOR',
    '/pages/index/ai_painting',
    '/pages/index/mall?target=%2Fpages%2Findex%2Fai_painting',
    null,
  ],
  [
    'LN-04, RT-12',
    'SCANNED',
    '/pages/index/ai_painting',
    '/pages/login/select_login?machine_id=demo',
    '/pages/index/ai_painting',
  ],
  ['LN-02', 'VISITOR', '/pages/index/mall?language=zh-cn', '/pages/index/mall?language=zh-cn', null],
  ['LN-02', 'VISITOR', '/pages/login/select_login', '/pages/login/select_login', null],
  ['LN-02', 'VISITOR', '/', '/', null],
  ['LN-02', 'VISITOR', '/pages/login/login', '/pages/login/login', null],
  ['LN-02', 'VISITOR', '/pages/login/openid?state=s&code=c', '/pages/login/openid?state=s&code=c', null],
  ['LN-03', 'SCANNED', '/pages/mine/account', '/pages/login/select_login?machine_id=demo', '/pages/mine/account'],
  ['LN-02', 'VISITOR', '/choose-location', '/choose-location', null],
  ['LN-02', 'VISITOR', '/open-location?at=demo', '/open-location?at=demo', null],
  ['LN-02', 'VISITOR', '/pages/mall/agreement', '/pages/mall/agreement', null],
  [
    'LN-02, LN-03',
    'VISITOR',
    '/pages/mine/pay_success?order_id=o1&token=t',
    '/pages/login/select_login',
    '/pages/mine/pay_success?order_id=o1&token=t',
  ],
  [
    'LN-02, LN-03',
    'VISITOR',
    '/pages/mine/orderDetail?order_id=o1',
    '/pages/login/select_login',
    '/pages/mine/orderDetail?order_id=o1',
  ],
  ['LN-03', 'SCANNED', '/pages/mall/lineUp', '/pages/login/select_login?machine_id=demo', '/pages/mall/lineUp'],
  [
    'LN-03',
    'VISITOR',
    '/pages/index/detailsphone?machine_id=m2&language=ar-ar&promoter_id=p1',
    '/pages/login/select_login?machine_id=m2&language=ar-ar&promoter_id=p1',
    '/pages/index/detailsphone?machine_id=m2&language=ar-ar&promoter_id=p1',
  ],
  ['LN-03', 'CUSTOMER', '/pages/mall/lineUp', '/pages/mall/lineUp', null],
  [
    'LN-04',
    'SCANNED',
    '/pages/index/index_phone?goods_id=g1',
    '/pages/login/select_login?machine_id=demo',
    '/pages/index/index_phone?goods_id=g1',
  ],
  ['LN-04', 'SCANNED', '/pages/index/index_phone', '/pages/login/select_login?machine_id=demo', null],
  ['LN-04', 'CUSTOMER', '/pages/index/index_phone?goods_id=g1', '/pages/index/index_phone?goods_id=g1', null],
  ['RT-15', 'VISITOR', '/pages/no/such?machine_id=demo', '/pages/no/such?machine_id=demo', null],
];

describe('the launch rules', () => {
  it.each(TABLE)('[LN-08] %s: %s at %s is led to %s', (_rule, who, from, to, jumpUrl) => {
    const result = launch(parseAddress(`#${from}`), sessions[who]);
    expect(formatAddress(result.destination)).toBe(to);
    expect(result.jumpUrl).toBe(jumpUrl);
  });

  const languages: readonly (readonly [from: string, saved: string | null, language: string])[] = [
    ['/pages/index/allSelect?id=demo&language=zh-cn', 'ar', 'zh-Hans'],
    ['/pages/index/allSelect?id=demo', null, 'en-US'],
    ['/pages/index/allSelect?id=demo', 'zh-Hans', 'zh-Hans'],
    ['/pages/index/allSelect?id=demo&language=nonsense', 'zh-Hans', 'zh-Hans'],
    ['/?language=ch', null, 'zh-Hans'],
    ['/?language=nonsense', 'zh-Hans', 'zh-Hans'],
    ['/?language=nonsense', null, 'ar'],
    ['/', 'zh-Hans', 'zh-Hans'],
    ['/', null, 'ar'],
  ];
  it.each(languages)('[LN-01] [LG-09.3] at %s with %s saved the language is %s', (from, savedLanguage, language) => {
    expect(launch(parseAddress(`#${from}`), { ...VISITOR, savedLanguage }).language).toBe(language);
  });

  it('[LN-02.1] [LN-03] [LN-08] launching a destination again leads to the same destination', () => {
    const path = fc.oneof(fc.constantFrom(...Object.values(PATHS)), fc.constantFrom('/allSelect', '/nowhere'));
    const query = fc.dictionary(
      fc.constantFrom('id', 'machine_id', 'language', 'promoter_id', 'goods_id'),
      fc.stringMatching(/^[\w-]{1,6}$/),
    );
    const maybe = fc.option(fc.stringMatching(/^\w{1,6}$/));
    const session = fc.record({
      loggedIn: fc.boolean(),
      stationId: maybe,
      promoterId: maybe,
      savedLanguage: maybe,
      browserLanguages: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(path, query, session, (at, values, who) => {
        const first = launch({ path: at, query: { ...values } }, who).destination;
        // The first launch stores what it read before the second launch (LN-07).
        const known = { ...who, stationId: first.query['machine_id'] ?? first.query['id'] ?? who.stationId };
        expect(sameAddress(launch(first, known).destination, first)).toBe(true);
      }),
    );
  });
});
