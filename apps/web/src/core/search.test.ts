import { describe, expect, it } from 'vitest';
import { matches } from './search.ts';

describe('searching', () => {
  it.each([
    ['iPhone 16 Pro', 'iphone16', true],
    ['iPhone 16 Pro', 'PRO 16', true],
    ['iPhone 16 Pro', 'ｉｐｈｏｎｅ', true],
    ['Café Zürich', 'cafe zurich', true],
    ['小米 14', '小米14', true],
    ['Galaxy S24', '', true],
    ['Galaxy S24', '   ', true],
    ['Galaxy S24', 's23', false],
    ['Galaxy S24', 'galaxy ultra', false],
  ])('[CT-06.1] %s matches %j: %s', (text, keyword, found) => {
    expect(matches(text, keyword)).toBe(found);
  });
});
