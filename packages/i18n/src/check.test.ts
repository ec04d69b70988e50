import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCatalogues } from './check.ts';
import { LOCALES_DIRECTORY } from './compile.ts';
import { NAMESPACES } from './namespaces.ts';

let root = '';
let locales = '';

const OFFERED = ['en-US', 'zh-Hans', 'ar'];
const check = () => checkCatalogues(locales, OFFERED);

const write = (locale: string, namespace: string, texts: Record<string, string>) =>
  writeFileSync(join(locales, locale, `${namespace}.json`), JSON.stringify(texts));

/** A correct small set of catalogues, to be broken in one way per test. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  locales = join(root, 'locales');
  for (const locale of OFFERED) cpSync(join(LOCALES_DIRECTORY, locale), join(locales, locale), { recursive: true });
  writeFileSync(join(root, 'shared-words.json'), '["PayPal"]');
  for (const locale of OFFERED) {
    for (const namespace of NAMESPACES) write(locale, namespace, {});
  }
  write('en-US', 'shop', { 'shop.price': 'From {price}' });
  write('zh-Hans', 'shop', { 'shop.price': '{price} 起' });
  write('ar', 'shop', { 'shop.price': 'من {price}' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const problemsWith = (chinese: Record<string, string>) => {
  write('zh-Hans', 'shop', chinese);
  return check().problems.join('\n');
};

describe('the catalogue check', () => {
  it('[LG-02.3] passes complete catalogues, and reports how many texts it read', () => {
    expect(check()).toMatchObject({ messages: 1, locales: 3 });
    expect(check().problems).toEqual([]);
  });

  it.each([
    ['a missing key', {}, 'shop.price is missing'],
    ['an extra key', { 'shop.price': '{price} 起', 'shop.more': '更多' }, 'shop.more is unknown in English'],
    ['a placeholder that differs', { 'shop.price': '{amount} 起' }, 'has placeholders amount, English has price'],
    ['a text left in English', { 'shop.price': 'From {price}' }, 'is left in English'],
    ['broken ICU', { 'shop.price': '{price 起' }, 'is not an ICU message'],
    ['an empty text', { 'shop.price': ' ' }, 'is empty'],
    ['a key of another namespace', { 'shop.price': '{price} 起', 'order.x': '某' }, 'order.x does not belong to shop'],
  ])('[LG-02.3] fails on %s', (_, chinese, problem) => {
    expect(problemsWith(chinese)).toContain(problem);
  });

  it('[LG-02.3] fails if a key is in two namespaces', () => {
    for (const locale of OFFERED) write(locale, 'desk', { 'shop.price': '{price}' });
    expect(check().problems).toContain('en-US: shop.price is in two namespaces');
  });

  it('[LG-02.3] lets shared words stay untranslated', () => {
    for (const locale of OFFERED) write(locale, 'order', { 'order.paypal': 'PayPal' });
    expect(check().problems).toEqual([]);
  });

  it('[LG-02.3] fails if a message lacks a plural form of its language', () => {
    write('en-US', 'queue', { 'queue.n': '{n, plural, one {# case} other {# cases}}' });
    write('zh-Hans', 'queue', { 'queue.n': '{n, plural, other {# 个}}' });
    write('ar', 'queue', { 'queue.n': '{n, plural, one {غطاء} other {# غطاء}}' });
    const problems = check().problems.join('\n');
    expect(problems).toContain('ar/queue.json: queue.n lacks the plural form "few" of {n}');
    expect(problems).not.toContain('zh-Hans');
  });

  it('[LG-02.3] fails on a plural form that the language does not have', () => {
    write('en-US', 'queue', { 'queue.n': '{n, plural, one {# case} other {# cases}}' });
    write('zh-Hans', 'queue', { 'queue.n': '{n, plural, few {# 个壳} other {# 个}}' });
    write('ar', 'queue', {
      'queue.n': '{n, plural, zero {#} one {#} two {#} few {#} many {#} other {# غطاء}}',
    });
    expect(check().problems).toEqual([
      'zh-Hans/queue.json: queue.n has the cardinal form "few" of {n}, which the language does not use',
    ]);
  });

  it('[LG-02.3] lets a text be as in English if it is on the list, and keeps the list short', () => {
    const list = (folder: string, keys: readonly string[]) => {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'zh-Hans.json'), JSON.stringify(keys));
    };
    write('zh-Hans', 'shop', { 'shop.price': 'From {price}' });
    list('same-as-english', ['shop.price']);
    expect(check().problems).toEqual([]);
    list('same-as-english', ['shop.price', 'shop.gone']);
    expect(check().problems).toEqual(['zh-Hans: shop.gone is on a list of allowed texts, but is no text']);
    write('zh-Hans', 'shop', { 'shop.price': '{price} 起' });
    list('same-as-english', ['shop.price']);
    expect(check().problems).toEqual(['zh-Hans/shop.json: shop.price may be as in English, but is not']);
  });

  it('[LG-02.3] [LG-05.1] tells texts that are much longer than in English, unless they are on the list', () => {
    write('en-US', 'shop', { 'shop.price': 'A short price tag' });
    write('ar', 'shop', { 'shop.price': 'من' });
    write('zh-Hans', 'shop', { 'shop.price': '这是一个非常长的价格说明，任何手机都放不下' });
    expect(check().problems).toEqual([]);
    expect(check().long.join()).toContain('zh-Hans/shop.json: shop.price is much longer than in English');
    mkdirSync(join(root, 'long'), { recursive: true });
    writeFileSync(join(root, 'long/zh-Hans.json'), '["shop.price"]');
    expect(check().long).toEqual([]);
  });

  it('[LG-02.3] the product’s own labels and shared texts are complete in every offered language', () => {
    const own = checkCatalogues().problems.filter((problem) => /\/(common|label|station)\.json/.test(problem));
    expect(own).toEqual([]);
    const keysOf = (name: string) =>
      Object.keys(JSON.parse(readFileSync(join(LOCALES_DIRECTORY, 'en-US', name), 'utf8')) as object);
    expect([...keysOf('label.json'), ...keysOf('station.json')].length).toBeGreaterThan(20);
  });
});
