import { expect, it } from 'vitest';
import { LOCALES_DIRECTORY, readTexts } from './check.ts';
import { FILLED_LOCALES } from './locales.ts';

const read = (locale: string, namespace: 'common' | 'launch' | 'notice' | 'partnerMessages') =>
  readTexts(LOCALES_DIRECTORY, locale, namespace);

it('[LG-02.1] the product has one name in each language: on its pages, in the text with a code, and for shops', () => {
  const english = read('en-US', 'common')['common.app.title'];
  for (const locale of FILLED_LOCALES) {
    const name = read(locale, 'common')['common.app.title'] ?? '';
    expect([locale, read(locale, 'launch')['launch.title']]).toEqual([locale, name]);
    expect(read(locale, 'notice')['notice.code']).toContain(name);
    expect(read(locale, 'partnerMessages')['partnerMessages.app']).toContain(name);
    if (locale !== 'en-US') expect(name).not.toBe(english);
  }
});
