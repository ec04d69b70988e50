import { translatorFor } from '@cpc/i18n/testing';
import { expect, it } from 'vitest';
import { inkName } from './ink-name.ts';

it.each([
  ['de-de', 'Yellow', 'Gelb'],
  ['ar-ar', ' black ', 'أسود'],
  ['ja-ja', 'Gloss', 'クリア'],
  ['ru-ru', 'Light Cyan LC-7', 'Light Cyan LC-7'],
] as const)('[SA-08.1] [LG-02.1] the ink %s %s is called %s', (code, name, shown) => {
  expect(inkName(translatorFor(code, 'partner'), name)).toBe(shown);
});
