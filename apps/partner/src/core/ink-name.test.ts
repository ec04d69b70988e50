import { translatorFor } from '@cpc/i18n/testing';
import { expect, it } from 'vitest';
import { inkName } from './ink-name.ts';

it.each([
  ['de', 'Yellow', 'Gelb'],
  ['ar', ' black ', 'أسود'],
  ['ja', 'Gloss', 'クリア'],
  ['ru', 'Light Cyan LC-7', 'Light Cyan LC-7'],
] as const)('[SA-08.1] [LG-02.1] the ink %s %s is called %s', (locale, name, shown) => {
  expect(inkName(translatorFor(locale, 'partner'), name)).toBe(shown);
});
