import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCatalogues } from './check.ts';
import { LOCALES_DIRECTORY } from './compile.ts';
import { KEY_PREFIXES } from './namespaces.ts';

let root = '';
let locales = '';

const write = (locale: string, namespace: string, texts: Record<string, string>) =>
  writeFileSync(join(locales, locale, `${namespace}.json`), JSON.stringify(texts));

/** A correct small set of catalogues, to be broken in one way per test. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  locales = join(root, 'locales');
  cpSync(LOCALES_DIRECTORY, locales, { recursive: true });
  writeFileSync(join(root, 'product-words.json'), '["PayPal"]');
  for (const locale of ['en-us', 'zh-cn', 'ar-ar']) {
    for (const namespace of Object.keys(KEY_PREFIXES)) write(locale, namespace, {});
  }
  write('en-us', 'shop', { 'shop.price': 'From {price}' });
  write('zh-cn', 'shop', { 'shop.price': '{price} 起' });
  write('ar-ar', 'shop', { 'shop.price': 'من {price}' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const problemsWith = (chinese: Record<string, string>) => {
  write('zh-cn', 'shop', chinese);
  return checkCatalogues(locales).problems.join('\n');
};

describe('the catalogue check', () => {
  it('[LG-02] passes complete catalogues, and reports how many texts it read', () => {
    expect(checkCatalogues(locales)).toMatchObject({ messages: 1, locales: 3 });
    expect(checkCatalogues(locales).problems).toEqual([]);
  });

  it.each([
    ['a missing key', {}, 'shop.price is missing'],
    ['an extra key', { 'shop.price': '{price} 起', 'shop.more': '更多' }, 'shop.more is unknown in English'],
    ['a placeholder that differs', { 'shop.price': '{amount} 起' }, 'has placeholders amount, English has price'],
    ['a text left in English', { 'shop.price': 'From {price}' }, 'is left in English'],
    ['broken ICU', { 'shop.price': '{price 起' }, 'is not an ICU message'],
    ['an empty text', { 'shop.price': ' ' }, 'is empty'],
    ['a key of another namespace', { 'shop.price': '{price} 起', 'order.x': '某' }, 'order.x does not belong to shop'],
  ])('[LG-02] fails on %s', (_, chinese, problem) => {
    expect(problemsWith(chinese)).toContain(problem);
  });

  it('[LG-02] fails if a key is in two namespaces', () => {
    for (const locale of ['en-us', 'zh-cn', 'ar-ar']) write(locale, 'desk', { 'shop.price': '{price}' });
    expect(checkCatalogues(locales).problems).toContain('en-us: shop.price is in two namespaces');
  });

  it('[LG-02] lets product words stay untranslated', () => {
    for (const locale of ['en-us', 'zh-cn', 'ar-ar']) write(locale, 'order', { 'order.paypal': 'PayPal' });
    expect(checkCatalogues(locales).problems).toEqual([]);
  });

  it('[LG-02] fails if a message lacks a plural form of its language', () => {
    write('en-us', 'queue', { 'queue.n': '{n, plural, one {# case} other {# cases}}' });
    write('zh-cn', 'queue', { 'queue.n': '{n, plural, other {# 个}}' });
    write('ar-ar', 'queue', { 'queue.n': '{n, plural, one {غطاء} other {# غطاء}}' });
    const problems = checkCatalogues(locales).problems.join('\n');
    expect(problems).toContain('ar-ar/queue.json: queue.n lacks the plural form "few" of {n}');
    expect(problems).not.toContain('zh-cn');
  });

  it('[LG-02] the product’s own labels and shared texts are complete in every offered language', () => {
    const own = checkCatalogues().problems.filter((problem) => /\/(common|label|station)\.json/.test(problem));
    expect(own).toEqual([]);
    const keysOf = (name: string) =>
      Object.keys(JSON.parse(readFileSync(join(LOCALES_DIRECTORY, 'en-us', name), 'utf8')) as object);
    expect([...keysOf('label.json'), ...keysOf('station.json')].length).toBeGreaterThan(20);
  });
});
