import { PHONE_MODELS } from '@cpc/content';
import type { GoodsView } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { type BrowserFacts, deviceOf } from './device.ts';
import { iphonesWith } from './iphones.ts';
import { suggestedIn } from './suggested.ts';

const SCREEN = { width: 412, height: 915, ratio: 2.625 };
const facts = (userAgent: string, model = '', screen = SCREEN): BrowserFacts => ({ userAgent, model, screen });

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0';
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 13; SM-S911B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0';
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';
const OLD =
  'Mozilla/5.0 (Linux; U; Android 9; zh-cn; Redmi Note 8 Pro Build/PPR1) AppleWebKit/537.36 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

describe('the phone in the hand', () => {
  it.each([
    ['a client hint', facts(CHROME, 'SM-S928B'), 'SM-S928B'],
    ['no client hint', facts(CHROME), ''],
    ['Firefox', facts(FIREFOX), ''],
    ['a web view', facts(WEBVIEW), 'SM-S911B'],
    ['an old browser', facts(OLD), 'Redmi Note 8 Pro'],
    ['a computer', facts(MAC), ''],
  ])('[CT-06.5] by %s', (_what, told, model) => {
    expect(deviceOf(told)).toEqual({ model, iphones: [] });
  });

  it('[CT-06.5] iPhones are those with its screen, turned either way, the newest first', () => {
    const device = deviceOf(facts(IPHONE, '', { width: 852, height: 393, ratio: 3 }));
    expect(device).toEqual({ model: '', iphones: ['iPhone 16', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 14 Pro'] });
    expect(deviceOf(facts(IPHONE, '', { width: 320, height: 693, ratio: 3 })).iphones).toEqual([]);
    expect(deviceOf(facts(MAC, '', { width: 393, height: 852, ratio: 3 })).iphones).toEqual([]);
  });

  it('[CT-06.5] each iPhone of the catalogue has a screen', () => {
    const sizes = ['440 956 3', '420 912 3', '402 874 3', '430 932 3', '393 852 3', '428 926 3', '390 844 3'].concat([
      '375 812 3',
      '414 896 3',
      '414 896 2',
      '375 667 2',
    ]);
    const named = sizes.flatMap((size) => {
      const [width = 0, height = 0, ratio = 0] = size.split(' ').map(Number);
      return iphonesWith({ width, height, ratio });
    });
    const apple = PHONE_MODELS.filter(({ brand }) => brand === 'Apple').map(({ model }) => model);
    expect(apple.filter((model) => !named.includes(model))).toEqual([]);
  });
});

describe('what is suggested above the models', () => {
  const goods = PHONE_MODELS.map(({ brand, model, surface }) => ({
    goods_id: surface.id,
    brand,
    model,
  })) as unknown as GoodsView[];
  const shown = (known: Parameters<typeof suggestedIn>[1]) => {
    const { own, last, popular } = suggestedIn(goods, known);
    return [own.map(({ model }) => model), last?.model, popular.map(({ model }) => model)];
  };
  const phone = (told: BrowserFacts) => ({ device: deviceOf(told), last: undefined, popular: [] });

  it.each([
    [facts(CHROME, 'SM-S928B'), 'Galaxy S24 Ultra'],
    [facts(SAMSUNG), 'Galaxy S24 Ultra'],
    [facts(CHROME, 'Pixel 9 Pro XL'), 'Pixel 9 Pro XL'],
    [facts(WEBVIEW), 'Galaxy S23'],
    [facts(OLD), 'Redmi Note 8 Pro'],
    [facts(IPHONE, '', { width: 420, height: 912, ratio: 3 }), 'iPhone Air'],
  ])('[CT-06.5] %j is the %s', (told, model) => {
    expect(shown(phone(told))).toEqual([[model], undefined, []]);
  });

  it('[CT-06.3] [CT-06.5] a phone that is not in the list, or says nothing, suggests none', () => {
    for (const told of [facts(CHROME, 'SM-F956B'), facts(CHROME), facts(FIREFOX), facts(MAC)])
      expect(shown(phone(told))).toEqual([[], undefined, []]);
  });

  it('[CT-06.5] of the iPhones with one screen the one of last time is the first', () => {
    const device = deviceOf(facts(IPHONE, '', { width: 393, height: 852, ratio: 3 }));
    const own = ['iPhone 15', 'iPhone 16', 'iPhone 15 Pro', 'iPhone 14 Pro'];
    expect(shown({ device, last: 'apple-iphone-15', popular: [] })).toEqual([own, 'iPhone 15', []]);
    expect(shown({ device, last: 'apple-iphone-12', popular: [] })[0]).toHaveLength(4);
  });

  it('[CT-06.5] a phone is sure only if the device can be no other, however short the list is', () => {
    const one = (model: string) => goods.filter((each) => each.model === model);
    const sure = (told: BrowserFacts, model: string, last?: string) => {
      const { own, ...suggested } = suggestedIn(one(model), { ...phone(told), last });
      return [own.map((each) => each.model), suggested.sure];
    };
    const maybe = facts(IPHONE, '', { width: 393, height: 852, ratio: 3 });
    expect(sure(maybe, 'iPhone 16')).toEqual([['iPhone 16'], false]);
    expect(sure(maybe, 'iPhone 16', 'apple-iphone-16')).toEqual([['iPhone 16'], false]);
    expect(sure(maybe, 'iPhone Air')).toEqual([[], false]);
    expect(sure(facts(IPHONE, '', { width: 420, height: 912, ratio: 3 }), 'iPhone Air')).toEqual([
      ['iPhone Air'],
      true,
    ]);
    expect(sure(facts(CHROME, 'SM-S928B'), 'Galaxy S24 Ultra')).toEqual([['Galaxy S24 Ultra'], true]);
  });

  it('[CT-06.5] what was designed last and what sells here stand beside it, each once', () => {
    const device = deviceOf(facts(CHROME, 'SM-S928B'));
    const s24 = 'samsung-galaxy-s24-ultra';
    expect(
      shown({ device, last: 'apple-iphone-16', popular: ['gone', s24, 'apple-iphone-15', 'apple-iphone-16'] }),
    ).toEqual([['Galaxy S24 Ultra'], 'iPhone 16', ['iPhone 15']]);
    const soldOut = goods.map((one) => ({ ...one, stock: one.model === 'iPhone 15' ? 0 : 1 }));
    const left = suggestedIn(soldOut, { device, last: undefined, popular: ['apple-iphone-15', 'apple-iphone-16'] });
    expect(left.popular.map(({ model }) => model)).toEqual(['iPhone 16']);
    expect(shown({ device, last: s24, popular: [] })).toEqual([['Galaxy S24 Ultra'], 'Galaxy S24 Ultra', []]);
    expect(shown({ device, last: 'size_80_160', popular: [] })).toEqual([['Galaxy S24 Ultra'], undefined, []]);
  });
});
